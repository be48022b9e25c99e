// Random answers: legal, repeatable, and as likely as they should be.
import { expect, it } from 'vitest';
import type { Seen } from './player.js';
import { createRandomPlayer } from './random-player.js';

function asked(options: number, min: number, max: number): Seen {
  const never = (): never => {
    throw new Error('a random player looked at the table');
  };
  return { options, min, max, decision: never, view: never, sight: never, imagine: never };
}

function many(seed: string, seen: Seen, times = 4000): number[][] {
  const player = createRandomPlayer(seed);
  return Array.from({ length: times }, () => [...player.choose(seen)]);
}

it('gives the same answers for the same seed, and others for another', () => {
  const seen = asked(6, 0, 4);
  expect(many('a', seen, 50)).toEqual(many('a', seen, 50));
  expect(many('a', seen, 50)).not.toEqual(many('b', seen, 50));
});

it('takes each of the options equally often', () => {
  const counts = [0, 0, 0, 0, 0];
  for (const [position = -1] of many('even', asked(5, 1, 1))) counts[position] = (counts[position] ?? 0) + 1;
  expect(counts).toHaveLength(5);
  for (const count of counts) expect(Math.abs(count - 800)).toBeLessThan(120);
});

it('chooses different options, within bounds, rather few than many, none preferred', () => {
  const answers = many('some', asked(6, 1, 4));
  const sizes = [0, 0, 0, 0, 0];
  const taken = [0, 0, 0, 0, 0, 0];
  for (const answer of answers) {
    expect(new Set(answer).size).toBe(answer.length);
    sizes[answer.length] = (sizes[answer.length] ?? 0) + 1;
    for (const position of answer) taken[position] = (taken[position] ?? 0) + 1;
  }
  expect(sizes).toHaveLength(5);
  expect(sizes[0]).toBe(0);
  for (const [size, share] of [[1, 0.5], [2, 0.25], [3, 0.125], [4, 0.125]] as const) {
    expect(Math.abs((sizes[size] ?? 0) / answers.length - share)).toBeLessThan(0.04);
  }
  expect(Math.max(...taken) - Math.min(...taken)).toBeLessThan(250);
});

it('takes exactly as many as must be', () => {
  for (const answer of many('exact', asked(5, 3, 3), 100)) expect(answer).toHaveLength(3);
  for (const answer of many('none', asked(5, 0, 0), 10)) expect(answer).toEqual([]);
  for (const answer of many('all', asked(3, 3, 3), 10)) expect(answer.toSorted()).toEqual([0, 1, 2]);
});
