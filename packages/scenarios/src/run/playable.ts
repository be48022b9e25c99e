// A scenario as a debugger can play it again. Must hold types only.
import type { CompiledProgram, SaveDocument } from '@dradis/engine';

/** Where a scenario begins, what it does and how it was answered: plain data. */
export interface PlayableScenario {
  readonly players: number;
  readonly seed: string;
  /** How the switches of the pack stand, by id. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** The given position, its dice laid ready; nothing is under way in it. */
  readonly state: SaveDocument;
  /** Tells which packs the state fits: those with the same `layoutPrint`. */
  readonly layout: string;
  /** The statements of `when`; their places are in `file`. */
  readonly program: CompiledProgram;
  readonly file: { readonly path: string; readonly text: string };
  /** The answers that were given, as ids of options, in order. */
  readonly answers: readonly (readonly string[])[];
}
