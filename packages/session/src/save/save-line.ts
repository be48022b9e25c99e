/** Writes a line of play as a document. Must leave the line as it was. */
import { ENGINE_VERSION, hashState, type Pack } from '@dradis/engine';
import { copyEdit } from '../edits/copy-edit.js';
import type { Line } from '../record/line.js';
import type { SessionDocument, SessionInput, ThisRun } from '../types/document.js';
import { runOf, type RunParts } from './run-of.js';

function copyInput(input: SessionInput): SessionInput {
  if (input.kind === 'answer') return { ...input, choose: [...input.choose] };
  return input.kind === 'dice' ? { ...input, dice: [...input.dice] } : { ...input, edits: input.edits.map(copyEdit) };
}

function partsOf(pack: Pack, { game, options, reel }: Line): Required<Omit<RunParts, 'begin'>> & Pick<RunParts, 'begin'> {
  return {
    engine: ENGINE_VERSION,
    pack: { id: pack.id, version: pack.version, hash: pack.hash, language: pack.compiled.language },
    players: options.players,
    seed: options.seed,
    windows: options.windows,
    switches: game.switches,
    ...(options.begin === undefined ? {} : { begin: options.begin }),
    inputs: reel.inputs.all,
  };
}

/** What is recorded on a line, with its id. */
export function runOnLine(pack: Pack, line: Line): ThisRun {
  const parts = partsOf(pack, line);
  const { begin: _begin, inputs: _inputs, ...facts } = parts;
  return { run: runOf(parts), ...facts };
}

/** The session, with a fingerprint of the state at every answer and at the end. Plays the whole line once more. */
export function saveLine(pack: Pack, line: Line): SessionDocument {
  const { reel } = line;
  const step = reel.at;
  const last = reel.tape.last;
  const marks = reel.inputs.all.filter((input) => input.kind === 'answer').map((input) => input.step);
  const hashes = [...marks, last].map((mark) => {
    reel.moveTo(mark);
    return { step: mark, hash: hashState(line.state) };
  });
  reel.moveTo(step);
  const parts = partsOf(pack, line);
  return {
    format: 'dradis-session',
    version: 1,
    run: runOf(parts),
    ...parts,
    inputs: parts.inputs.map(copyInput),
    last,
    step,
    ...(line.notes.length === 0 ? {} : { notes: line.notes.map(({ step: at, text }) => ({ step: at, text })) }),
    hashes,
  };
}
