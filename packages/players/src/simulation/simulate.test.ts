// Simulations of the base game: the same games for any way of cutting them up.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { playChunk } from './play-chunk.js';
import { simulate } from './simulate.js';
import type { SimulationSettings } from './simulation-settings.js';
import { summarise } from './summary.js';

const pack = loadPack(basePack);
const settings: SimulationSettings = { players: 4, seed: 'simulate', bots: 'random', windows: 'able' };

it('gives the same summary however the games are cut into chunks', () => {
  const whole = simulate(pack, { ...settings, games: 12 });
  const pieces = [playChunk(pack, settings, 7, 5), playChunk(pack, settings, 0, 3), playChunk(pack, settings, 3, 4)];
  expect(summarise(pieces)).toEqual(whole);
  expect(whole).toMatchObject({ games: 12, finished: 12, errors: [] });
  expect(Object.values(whole.wins).reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(Object.values(whole.endings).reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(whole.turns.min).toBeGreaterThan(0);
});

it('plays other games with another seed', () => {
  const games = 3;
  expect(simulate(pack, { ...settings, games }).hash).not.toBe(simulate(pack, { ...settings, seed: 'other', games }).hash);
});

it('goes on where another part stopped', () => {
  const [two, three] = [simulate(pack, { ...settings, games: 2 }), simulate(pack, { ...settings, from: 2, games: 1 })];
  const both = simulate(pack, { ...settings, games: 3 });
  expect(two.decisions + three.decisions).toBe(both.decisions);
});
