// What actions are worth as the table stands: fighting when there is somebody to fight, asking when others can help.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { fleetOrders, judgeOf, worthOfAction } from './actions.js';
import { Mind } from './mind.js';

const pack = loadPack(basePack);

/** A quiet sky; the player on seat 1 is about to act. */
function arranged(prepare: (table: Table) => void): ReturnType<typeof judgeOf> {
  const table = new Table(pack, ['kara-thrace', 'laura-roslin', 'william-adama', 'saul-tigh']);
  table.call('clear-space');
  prepare(table);
  table.call('pick-an-action', 'player-1');
  return judgeOf(seenTable(table.game), new Mind('actions'));
}

const worth = (ability: string, prepare: (table: Table) => void = () => undefined): number => worthOfAction(ability, arranged(prepare));

function attack({ game }: Table): void {
  for (const raider of [1, 2, 3]) moveToZone(game, `raider#${raider}`, 'bow');
  moveToZone(game, 'basestar#1', 'bow');
}

it('sends pilots out when raiders come, before it shoots from Galactica', () => {
  expect(worth('hangar-deck.action', attack)).toBeGreaterThan(worth('weapons-control.action', attack));
  expect(worth('hangar-deck.action')).toBeLessThan(1);
});

it('launches a nuke at a basestar that will stay for long, none when the fleet is about to leave, and none at nothing', () => {
  expect(worth('admiral-title.action', attack)).toBeGreaterThan(0.5);
  const leaving = (table: Table): void => {
    attack(table);
    setVariable(table.game, 'jump-preparation', 4);
  };
  expect(worth('admiral-title.action', leaving)).toBeLessThan(0);
  expect(worth('admiral-title.action')).toBeLessThan(0);
});

it('asks to be let out of the Brig when others have the cards for it', () => {
  const locked = ({ game }: Table): void => { moveToZone(game, 'kara-thrace', 'brig'); };
  const rich = (table: Table): void => {
    locked(table);
    for (const [seat, card] of [[2, 'consolidate-power'], [3, 'executive-order'], [4, 'launch-scout']] as const) {
      for (const copy of [1, 2, 3, 4, 5]) moveToZone(table.game, `${card}#${copy}`, `hand@${seat}`);
    }
  };
  expect(worth('brig.action', locked)).toBeLessThan(worth('consolidate-power.action', locked));
  expect(worth('brig.action', rich)).toBeGreaterThan(worth('consolidate-power.action', rich));
});

it('has somebody locked up from the Admiral’s Quarters on evidence, and on no less', () => {
  const judged = (suspicion: number): number => {
    const mind = new Mind('actions');
    mind.evidence.set('player-3', suspicion);
    const table = new Table(pack, ['kara-thrace', 'laura-roslin', 'william-adama', 'saul-tigh']);
    return worthOfAction('admirals-quarters.action', judgeOf(seenTable(table.call('clear-space').call('pick-an-action', 'player-1').game), mind));
  };
  const other = worth('consolidate-power.action');
  expect(judged(0)).toBeLessThan(0);
  expect(judged(0.3)).toBeLessThan(other);
  expect(judged(1)).toBeGreaterThan(other);
  expect(judged(1)).toBeGreaterThan(judged(0.6));
});

it('thinks centurions the more pressing the further they are', () => {
  const boarded = (steps: number): number =>
    worth('armory.action', (table) => {
      moveToZone(table.game, 'centurion#1', 'boarding-party');
      for (let step = 0; step < steps; step += 1) table.call('advance-centurions');
    });
  expect(worth('armory.action')).toBe(0);
  for (const steps of [1, 2, 3]) expect(boarded(steps)).toBeGreaterThan(boarded(steps - 1));
});

it('orders heavy raiders, as a Cylon, when their centurions are one step from the end', () => {
  const [raiders, heavy, basestars, launch] = fleetOrders(
    arranged((table) => {
      attack(table);
      moveToZone(table.game, 'centurion#1', 'boarding-party');
      for (let step = 0; step < 3; step += 1) table.call('advance-centurions');
    }),
  );
  for (const other of [raiders, basestars, launch]) expect(heavy).toBeGreaterThan(other);
});
