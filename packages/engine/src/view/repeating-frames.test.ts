// Tests of the circle that the message of a game that has become too deep names.
import { expect, it } from 'vitest';
import { BudgetExceeded } from '../errors/program-fault.js';
import { createGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { pack, program } from '../testing/pack-builder.js';
import { repeatingFrames } from './repeating-frames.js';

/** A game whose procedures call each other: each of these calls those that are named. */
function gameOf(calls: Readonly<Record<string, readonly string[]>>) {
  const programs = Object.entries(calls).map(([id, called]) => program(id, 'procedure', [], called.map((one) => ['call', one, [], -1] as const)));
  return createGame(loadPack(pack({ programs })), { players: 2, seed: 1 });
}

it.each<[name: string, calls: Readonly<Record<string, readonly string[]>>, cycle: readonly string[]]>([
  ['one that calls itself', { main: ['main'] }, ['main']],
  ['one below others that calls itself', { main: ['a'], a: ['b'], b: ['b'] }, ['b']],
  ['three that call each other', { main: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c']],
  ['one that comes up twice in a round', { main: ['a'], a: ['b'], b: ['b2'], b2: ['c'], c: ['a'] }, ['a', 'b', 'b2', 'c']],
])('names %s', (_, calls, cycle) => {
  const game = gameOf(calls);
  let thrown: unknown;
  try {
    game.run();
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof BudgetExceeded)) throw new Error(`nothing was stopped: ${String(thrown)}`);
  // Where in the round the limit was met is chance: the order is what counts.
  const start = thrown.cycle.indexOf(cycle[0] ?? '');
  expect([...thrown.cycle.slice(start), ...thrown.cycle.slice(0, start)]).toEqual(cycle);
  expect(thrown.message).toContain([...thrown.cycle, thrown.cycle[0]].join(' → '));
  // `run` leaves the stack as it was.
  expect(repeatingFrames(game.machine)).toEqual(thrown.cycle);
});

it('names nothing where nothing repeats', () => {
  expect(repeatingFrames(gameOf({ main: [] }).machine)).toEqual([]);
});
