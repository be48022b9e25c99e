// What final values are called among people, and which are left out.
import { rmSync } from 'node:fs';
import { basePack } from '@dradis/base-game';
import { expect, it } from 'vitest';
import { playablePack } from '../files/playable-pack.js';
import { tinyGame } from '../testing/tiny-game.js';
import { valueNames } from './value-names.js';

const check = (key: string, expected: ReturnType<typeof valueNames>): void => {
  expect(valueNames(basePack, [key])).toEqual(expected);
};

it.each([
  ['level of fuel', [{ key: 'level of fuel', title: 'Fuel', group: 'dial' }]],
  ['distance', [{ key: 'distance', title: 'Distance', group: 'course' }]],
  ['jump-preparation', [{ key: 'jump-preparation', title: 'Jump preparation', group: 'course' }]],
  ['turn-number', [{ key: 'turn-number', title: 'Turns', group: 'turns' }]],
  ['announced the-fleet-jumps', [{ key: 'announced the-fleet-jumps', title: 'The fleet jumps', group: 'event' }]],
  ['checks passed', [{ key: 'checks passed', title: 'Checks passed', group: 'check' }]],
  ['check-number', []],
  ['evaded-roll', []],
  ['activation-number', []],
  ['actions-this-turn', []],
  ['check-difficulty', []],
] as const)('%s', (key, expected) => { check(key, [...expected]); });

it.each([['', ['Repairs']], [', bookkeeping: true', []]])('a variable declared with "%s"', async (more, titles) => {
  const folder = tinyGame(['{ id: round, type: number, starts: 0 }', `{ id: round, type: number, starts: 0 }\n  - { id: repairs, type: number, starts: 0${more} }`]);
  try {
    const playable = await playablePack(folder, folder);
    if (!('pack' in playable)) throw new Error(playable.problems);
    expect(valueNames(playable.pack, ['repairs']).map(({ title }) => title)).toEqual(titles);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
