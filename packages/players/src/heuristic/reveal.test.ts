// When a hidden Cylon shows himself: not before everybody has his cards, unless he is locked up, and gladly at the end.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { worthOfReveal } from './reveal.js';

const pack = loadPack(basePack);

interface Position {
  readonly distance?: number;
  readonly late?: boolean;
  readonly brig?: boolean;
  readonly moraleLost?: number;
}

function worth({ distance = 2, late = false, brig = false, moraleLost = 0 }: Position): number {
  const table = new Table(pack, ['saul-tigh', 'laura-roslin', 'kara-thrace', 'william-adama']);
  table.clear('loyalty@1', 'loyalty-box');
  moveToZone(table.game, 'cylon-agitator', 'loyalty@1');
  if (brig) moveToZone(table.game, 'saul-tigh', 'brig');
  table.call('lose-resource', moraleLost, 'morale');
  setVariable(table.game, 'distance', distance);
  setVariable(table.game, 'sleeper-phase-over', late);
  table.call('pick-an-action', 'player-1');
  expect(table.asked.player).toBe('player-1');
  return worthOfReveal(seenTable(table.game));
}

it.each<[string, Position, boolean]>([
  ['stays hidden while cards are still to be dealt', {}, false],
  ['stays hidden in the middle of the way', { late: true, distance: 4 }, false],
  ['leaves the Brig by showing himself', { brig: true }, true],
  ['strikes when a dial is nearly empty and the way nearly done', { late: true, distance: 6, moraleLost: 9 }, true],
])('%s', (_, position, shows) => {
  expect(worth(position) > 0).toBe(shows);
});
