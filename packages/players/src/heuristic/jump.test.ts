// When players leave before the track is full: under attack, and at the price of one rather than of three.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { worthOfJump } from './jump.js';
import { dangerOf } from './space.js';

const pack = loadPack(basePack);

interface Position {
  readonly prepared: 3 | 4;
  readonly distance?: number;
  readonly attackers?: number;
  readonly peopleLost?: number;
}

function worth({ prepared, distance = 2, attackers = 0, peopleLost = 0 }: Position): number {
  const arranged = new Table(pack, ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh']);
  arranged.call('clear-space');
  for (let ship = 1; ship <= attackers; ship += 1) moveToZone(arranged.game, `raider#${ship}`, 'bow');
  if (attackers > 0) moveToZone(arranged.game, 'basestar#1', 'bow');
  for (let lost = 0; lost < peopleLost; lost += 1) arranged.call('lose-resource', 1, 'population');
  setVariable(arranged.game, 'distance', distance);
  setVariable(arranged.game, 'jump-preparation', prepared);
  const table = seenTable(arranged.game);
  return worthOfJump(table, dangerOf(table));
}

/** What another good action is worth. */
const ORDINARY = 1.2;

it.each<[string, Position, boolean]>([
  ['waits in a quiet sky rather than lose three', { prepared: 3 }, false],
  ['leaves raiders and a basestar behind', { prepared: 3, attackers: 6 }, true],
  ['waits even under a small attack when people are few', { prepared: 3, attackers: 1, peopleLost: 7 }, false],
  ['gives one for the last step in danger', { prepared: 4, attackers: 3 }, true],
  ['does not risk the last people for a jump', { prepared: 4, attackers: 6, peopleLost: 11 }, false],
  ['goes to Kobol', { prepared: 3, distance: 8 }, true],
  ['does not throw the game away at the gate of Kobol', { prepared: 3, distance: 8, peopleLost: 9 }, false],
])('%s', (_, position, leaves) => {
  expect(worth(position) > ORDINARY).toBe(leaves);
});
