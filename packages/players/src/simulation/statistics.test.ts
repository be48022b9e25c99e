// Statistics of the base game against the game's own count of them, and their adding up.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { comparePairs } from './compare-pairs.js';
import { playChunk } from './play-chunk.js';
import { simulate } from './simulate.js';
import type { SimulationSettings } from './simulation-settings.js';
import { summarise } from './summary.js';

const pack = loadPack(basePack);
const settings: SimulationSettings = { players: 4, seed: 'statistics', bots: 'heuristic', windows: 'able', statistics: true };
const whole = simulate(pack, { ...settings, games: 8 });
const { rows = [], cards = {} } = whole.statistics ?? {};

it('judges every check that the game counted, and none besides', () => {
  expect(rows).toHaveLength(8);
  for (const { values } of rows) expect(values['checks passed']! + values['checks partial']! + values['checks failed']!).toBe(values['check-number']);
  expect(rows.some(({ values }) => values['checks passed']! > 0)).toBe(true);
});

it('counts for each card the games it came up in and who won them', () => {
  const crises = Object.values(cards).filter(({ kind }) => kind === 'crisis');
  expect(crises.length).toBeGreaterThan(20);
  for (const { games, drawn, wins } of crises) {
    expect(drawn).toBeGreaterThanOrEqual(games);
    expect(Object.values(wins).reduce((sum, count) => sum + count, 0)).toBe(games);
  }
  expect(crises.flatMap(({ options }) => Object.keys(options))).toContain('the upper box');
});

it('says of each turn where the dials stood as it began, in all games that came so far', () => {
  const { course = {} } = whole.statistics ?? {};
  expect(Object.keys(course)).toEqual(['level of fuel', 'level of food', 'level of morale', 'level of population']);
  for (const turns of Object.values(course)) {
    for (const [turn, games] of Object.entries(turns)) {
      expect([turn, Object.values(games).reduce((sum, count) => sum + count, 0)]).toEqual([turn, rows.filter(({ values }) => values['turn-number']! >= Number(turn)).length]);
    }
    expect(Object.keys(turns).map(Number)).toEqual(Array.from({ length: whole.turns.max }, (_, index) => index + 1));
  }
  // The four begin where the board says.
  expect(Object.values(course).map(({ 1: first }) => first)).toEqual([{ 8: 8 }, { 8: 8 }, { 10: 8 }, { 12: 8 }]);
});

it('plays the same games with and without listening, and adds up the same from pieces', () => {
  const { statistics: _, ...silent } = settings;
  expect(simulate(pack, { ...silent, games: 8 })).toEqual({ ...whole, statistics: undefined });
  const pieces = JSON.parse(JSON.stringify([playChunk(pack, settings, 3, 5), playChunk(pack, settings, 0, 3)])) as ReturnType<typeof playChunk>[];
  expect(summarise(pieces)).toEqual(whole);
});

it('finds nothing between a simulation and itself', () => {
  const { winRate, values, pairs } = comparePairs('humans', rows, rows, 's');
  expect([pairs, winRate?.value]).toEqual([8, 0]);
  expect(winRate!.low).toBeLessThanOrEqual(0);
  expect(new Set(Object.values(values).flatMap(({ value, low, high }) => [value, low, high]))).toEqual(new Set([0]));
});
