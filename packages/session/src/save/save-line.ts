/** Writes a line of play as a document. Must leave the line as it was. */
import { hashState, type Pack } from '@dradis/engine';
import { copyEdit } from '../edits/copy-edit.js';
import { type Line } from '../record/line.js';
import { type SessionDocument, type SessionInput } from '../types/document.js';
import { ENGINE_VERSION } from './engine-version.js';

function copyInput(input: SessionInput): SessionInput {
  if (input.kind === 'answer') return { ...input, choose: [...input.choose] };
  return input.kind === 'dice' ? { ...input, dice: [...input.dice] } : { ...input, edits: input.edits.map(copyEdit) };
}

/** The session, with a fingerprint of the state at every answer and at the end. Plays the whole line once more. */
export function saveLine(pack: Pack, line: Line): SessionDocument {
  const { reel, options } = line;
  const step = reel.at;
  const last = reel.tape.last;
  const marks = reel.inputs.all.filter((input) => input.kind === 'answer').map((input) => input.step);
  const hashes = [...marks, last].map((mark) => {
    reel.moveTo(mark);
    return { step: mark, hash: hashState(line.state) };
  });
  reel.moveTo(step);
  return {
    format: 'dradis-session',
    version: 1,
    engine: ENGINE_VERSION,
    pack: { id: pack.id, version: pack.version, hash: pack.hash, language: pack.compiled.language },
    players: options.players,
    seed: options.seed,
    windows: options.windows,
    switches: line.game.switches,
    ...(options.begin === undefined ? {} : { begin: options.begin }),
    inputs: reel.inputs.all.map(copyInput),
    last,
    step,
    ...(line.notes.length === 0 ? {} : { notes: line.notes.map(({ step: at, text }) => ({ step: at, text })) }),
    hashes,
  };
}
