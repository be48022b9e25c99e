/** Plays a saved session again. Must not take a game for the saved one that is not. */
import { BrokenDocument, ENGINE_VERSION, hashState, IllegalAnswer, type Pack } from '@dradis/engine';
import { Line } from '../record/line.js';
import type { Edit } from '../types/branches.js';
import type { RestoreOptions, RestoreProblem, SessionDocument, SessionInput } from '../types/document.js';
import type { Naming } from '../types/options.js';
import { readDocument } from './read-document.js';

/** The line to go on with, null to stay with the old one; and what is wrong, null when nothing is. */
export interface Restored {
  line: Line | null;
  problem: RestoreProblem | null;
}

class Diverged extends Error {
  constructor(
    readonly step: number,
    message: string,
  ) {
    super(message);
  }
}

function refuse(reason: RestoreProblem['reason'], message: string, step: number | null = null): Restored {
  return { line: null, problem: { reason, message, step } };
}

function giveEdits(line: Line, edits: readonly Edit[]): void {
  try {
    line.edit(edits);
  } catch (error) {
    if (!(error instanceof BrokenDocument)) throw error;
    throw new Diverged(line.reel.at, `the edit made at step ${line.reel.at} cannot be made: ${error.message}`);
  }
}

/** Gives an input where the line stands, at its end. */
function give(line: Line, input: SessionInput): void {
  if (input.kind === 'dice') {
    line.force(input.dice);
    return;
  }
  if (input.kind === 'edit') {
    giveEdits(line, input.edits);
    return;
  }
  const { reel, state } = line;
  if (state.decision === null) throw new Diverged(reel.at, `an answer was given at step ${reel.at}, but nobody is asked there`);
  try {
    reel.answer(input.choose, state.decision.id);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    throw new Diverged(reel.at, `the answer given at step ${reel.at} is not on offer: ${error.message}`);
  }
}

/** Step by step as it was, checked against the fingerprints. */
function playExactly(line: Line, document: SessionDocument): void {
  const hashes = new Map(document.hashes.map((one) => [one.step, one.hash]));
  const go = (step: number, check: boolean): void => {
    const { reel } = line;
    if (!reel.reach(step)) throw new Diverged(reel.tape.last, `the game does not go on after step ${reel.tape.last}, but went on to ${step}`);
    reel.moveTo(step);
    const wanted = hashes.get(step);
    if (check && wanted !== undefined && wanted !== hashState(line.state)) {
      throw new Diverged(step, `at step ${step} the game is no longer the one that was saved`);
    }
  };
  for (const input of document.inputs) {
    go(input.step, input.kind === 'answer');
    give(line, input);
  }
  go(document.last, true);
  line.reel.moveTo(document.step);
}

/** Answer by answer, wherever the questions come now; ends as far behind the last answer before the cursor as it was. */
function playAlong(line: Line, document: SessionDocument): void {
  const { reel } = line;
  const given = document.inputs.filter((input) => input.step < document.step);
  const answered = given.filter((input) => input.kind === 'answer');
  const cursorAfter = document.step - (answered.at(-1)?.step ?? 0);
  let cursor = cursorAfter;
  let answers = 0;
  for (const input of document.inputs) {
    if (input.kind === 'answer') while (reel.reach(reel.tape.last + 1));
    else reel.reach(input.step);
    reel.moveTo(reel.tape.last);
    give(line, input);
    if (input.kind === 'answer' && ++answers === answered.length) cursor = reel.at - 1 + cursorAfter;
  }
  reel.reach(cursor);
  reel.moveTo(Math.min(cursor, reel.tape.last));
}

/** What may be behind a game that goes otherwise. */
function otherEngine({ engine }: SessionDocument): string {
  return engine === undefined || engine === ENGINE_VERSION ? '' : `; it was saved with the engine ${engine}, and this is ${ENGINE_VERSION}`;
}

/** Plays the document's game. Nothing is thrown for what is wrong with it. */
export function restoreLine(pack: Pack, value: unknown, options: RestoreOptions, naming: Naming): Restored {
  const read = readDocument(value);
  if ('problem' in read) return refuse('malformed', read.problem);
  const { document } = read;
  const same = document.pack.hash === pack.hash;
  if (!same && options.otherPack !== true) {
    const { id, version, language } = document.pack;
    const sameName = id === pack.id && version === pack.version;
    const spoken = pack.compiled.language;
    if (sameName && language !== undefined && language !== spoken) return refuse('other-pack', `the session was saved with ${id} ${version} in language ${language}, and this is the same in language ${spoken}`);
    return refuse('other-pack', sameName ? `the session was saved with other rules of ${id} ${version} than these` : `the session was saved with ${id} ${version}, which is not this ${pack.id} ${pack.version}`);
  }
  let line: Line;
  try {
    const known = pack.compiled.switches.map(({ id }) => id);
    const switches = Object.fromEntries(Object.entries(document.switches).filter(([id]) => known.includes(id)));
    line = new Line(pack, { ...document, switches }, naming);
  } catch (error) {
    if (error instanceof BrokenDocument) return refuse('malformed', error.message);
    throw error;
  }
  try {
    if (same) {
      playExactly(line, document);
      line.notes = (document.notes ?? []).map((note, index) => ({ id: index + 1, ...note }));
    }
    else playAlong(line, document);
    return { line, problem: null };
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return { line: options.otherPack === true ? line : null, problem: { reason: 'diverged', message: error.message + otherEngine(document), step: error.step } };
  }
}
