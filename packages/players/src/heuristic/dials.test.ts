// What a unit of a dial is worth: the game when it is the last one, and the less the nearer the end of the way.
import { basePack } from '@dradis/base-game';
import { loadPack, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { costOfLoss, costOfUnit, worthOfDial } from './dials.js';
import { RESOURCES } from './names.js';

it.each(RESOURCES)('never asks more for a unit of %s when there are more of them, nor when less of the way is left', (resource) => {
  for (let level = 1; level <= 12; level += 1) {
    for (let distance = 0; distance <= 9; distance += 1) {
      const cost = costOfUnit(resource, level, distance);
      expect(cost).toBeGreaterThan(0);
      expect(costOfUnit(resource, level + 1, distance)).toBeLessThanOrEqual(cost);
      expect(costOfUnit(resource, level, distance + 1)).toBeLessThanOrEqual(cost);
    }
  }
});

it('adds up units, parts of them too, and knows the level they start from', () => {
  const { game } = new Table(loadPack(basePack), ['william-adama', 'laura-roslin', 'kara-thrace']);
  const table = seenTable(game);
  expect(worthOfDial('fuel', -1, table)).toBe(-costOfLoss('fuel', table));
  expect(worthOfDial('fuel', -0.5, table)).toBeCloseTo(-0.5 * costOfLoss('fuel', table));
  expect(worthOfDial('fuel', -3, table)).toBeLessThan(3 * worthOfDial('fuel', -1, table));
  expect(worthOfDial('fuel', 2, table)).toBeLessThan(2 * worthOfDial('fuel', 1, table));
  const early = costOfLoss('population', table);
  setVariable(game, 'distance', 8);
  expect(costOfLoss('population', table)).toBeLessThan(early);
});
