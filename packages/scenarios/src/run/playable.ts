// A scenario as a debugger can play it again. Must hold types only.
import type { CompiledProgram, SaveDocument } from '@dradis/engine';

/** Where a scenario begins, what it does and how it was answered: plain data. */
export interface PlayableScenario {
  /** How many play. */
  readonly players: number;
  /** What decides every shuffle, draw and die that is not laid ready. */
  readonly seed: string;
  /** How the switches of the pack stand, by id. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** The given position, its dice laid ready; nothing is under way in it. */
  readonly state: SaveDocument;
  /** Tells which packs the state fits: those with the same `layoutPrint`. */
  readonly layout: string;
  /** The statements of `when`; their places are in `file`. */
  readonly program: CompiledProgram;
  /** The scenario file with its text. */
  readonly file: { readonly path: string; readonly text: string };
  /** The answers that were given, as ids of options, in order. */
  readonly answers: readonly (readonly string[])[];
}
