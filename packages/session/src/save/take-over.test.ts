// Saved games of the same rules, of others and of other packs.
import { basePack } from '@dradis/base-game';
import { expect, it } from 'vitest';
import { createSession } from '../session.js';
import type { SessionDocument } from '../types/document.js';
import type { Session } from '../types/session.js';
import { takeOver } from './take-over.js';

const game = (seed: string): Session => createSession({ pack: basePack, sources: {}, players: 3, seed, windows: 'able' });

function saved(): SessionDocument {
  const session = game('saved');
  session.playSetUp();
  for (let answers = 0; answers < 8; answers++) session.answerAtRandom('decision');
  return session.save();
}
const whole = saved();
// Without the id of its run, so that it can be changed and read all the same.
const { run: _, ...document } = whole;
const last = document.inputs.at(-1)?.step ?? 0;
const changed = { ...document, pack: { ...document.pack, hash: 'before' } };

it('takes the very game over, and has nothing to tell', () => {
  const session = game('saved');
  expect(takeOver(session, 'base', document)).toEqual({ told: undefined });
  expect(session.save()).toEqual(whole);
});

it('plays a game of other rules along, and says that it may be another', () => {
  const session = game('saved');
  expect(takeOver(session, 'base', changed)).toEqual({ told: expect.stringContaining('Every answer could be given again') as string });
  expect(session.save().inputs).toEqual(document.inputs);
});

it('plays it up to the first answer that is not on offer, and says at which step', () => {
  const session = game('saved');
  const inputs = document.inputs.map((input) => (input.step === last ? { ...input, choose: ['gone'] } : input));
  expect(takeOver(session, 'base', { ...changed, inputs })).toEqual({ told: expect.stringContaining(`the answer given at step ${String(last)} is not on offer`) as string });
  expect(session.position().step).toBe(last);
});

it.each<[string, SessionDocument, string, string]>([
  ['another pack', { ...document, pack: { id: 'stowaways', version: '2.0.0', hash: 'before' } }, 'saved with stowaways 2.0.0', 'other-pack'],
  ['what is none', { ...changed, inputs: 7 as never }, 'inputs', 'malformed'],
  ['the same rules and another game', { ...document, hashes: document.hashes.map((one) => ({ ...one, hash: '0' })) }, 'no longer the one that was saved', 'diverged'],
])('refuses %s, and leaves the session alone', (_, refused, why, reason) => {
  const session = game('own');
  session.answerAtRandom('decision');
  const before = session.save();
  expect(takeOver(session, 'base', refused)).toEqual({ problem: expect.stringContaining(why) as string, reason });
  expect(session.save()).toEqual(before);
});
