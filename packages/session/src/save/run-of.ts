/** The id of the run that a session holds. Must be the same for the line of play and for the document it is saved as. */
import { runId } from '@dradis/engine';
import type { Beginning, SessionDocument, SessionInput } from '../types/document.js';

/** What of a document decides how its game goes. */
export type RunParts = Pick<SessionDocument, 'engine' | 'pack' | 'players' | 'seed' | 'windows' | 'switches' | 'begin'> & { readonly inputs: readonly SessionInput[] };

/** Where it begins, as one text; keys of the document itself in a fixed order. */
function beginText({ state, layout, program, file, onward }: Beginning): string {
  return JSON.stringify([state, layout, program, file.path, file.text, onward === true]);
}

/** An answer by its options: the step and number of its question follow from the rest. What comes unasked counts with its step. */
function decisionOf(input: SessionInput): readonly string[] | string {
  if (input.kind === 'answer') return input.choose;
  if (input.kind === 'dice') return JSON.stringify([input.step, input.dice]);
  return JSON.stringify([input.step, input.edits.map((edit) => Object.entries(edit).sort(([a], [b]) => (a < b ? -1 : 1)))]);
}

/** See `runId` of the engine. Notes, fingerprints and the place of the cursor do not count. */
export function runOf({ engine = '', pack, players, seed, windows, switches, begin, inputs }: RunParts): string {
  return runId({ engine, pack: pack.hash, players, seed, windows, switches, begin: begin === undefined ? '' : beginText(begin), decisions: inputs.map(decisionOf) });
}
