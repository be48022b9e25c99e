// How a check looks to those who still may add to it: whose cards can help, who is locked up, and what lies open.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { Mind } from './mind.js';
import { type Outlook, outlook } from './outlook.js';

const pack = loadPack(basePack);

/** The outlook of the player on seat 2, first to be asked, on a check that tactics and leadership help. */
function ahead(prepare: (table: Table, mind: Mind) => void): Outlook {
  const table = new Table(pack, ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh']);
  moveToZone(table.game, 'repair#1', 'hand@2');
  const mind = new Mind('outlook');
  mind.hear({ type: 'announced', event: 'a-skill-check-begins' });
  prepare(table, mind);
  moveToZone(table.game, 'security-breach', 'crisis-at-hand');
  table.call('resolve-crisis', 'security-breach');
  expect([table.asked.player, table.asked.source.program]).toEqual(['player-2', 'add-cards']);
  return outlook(seenTable(table.game), mind);
}

const empty = ahead(() => undefined);

function give(table: Table, seat: number): void {
  for (const card of [1, 2, 3, 4]) moveToZone(table.game, `strategic-planning#${card}`, `hand@${seat}`);
}

it('expects nothing of empty hands', () => {
  expect(empty.later).toBe(0);
  expect(empty.harm).toBe(0);
});

it('expects more of those whose character draws what helps', () => {
  const ofAdama = ahead((table) => { give(table, 1); });
  const ofThrace = ahead((table) => { give(table, 3); });
  expect(ofAdama.later).toBeGreaterThan(ofThrace.later);
  expect(ofThrace.later).toBeGreaterThan(0);
});

it('expects one card from the Brig', () => {
  const free = ahead((table) => { give(table, 3); });
  const locked = ahead((table) => {
    give(table, 3);
    moveToZone(table.game, 'kara-thrace', 'brig');
  });
  expect(locked.later).toBeGreaterThan(0);
  expect(locked.later).toBeLessThan(free.later);
});

it('expects harm, and no help, of a revealed Cylon with cards', () => {
  const { later, harm } = ahead((table) => {
    table.call('become-revealed-cylon', 'player-3');
    give(table, 3);
  });
  expect(later).toBe(0);
  expect(harm).toBeGreaterThan(1);
});

it('counts the cards that were heard to be given, for less from somebody under suspicion', () => {
  const gave = (suspicion: number): number =>
    ahead((_, mind) => {
      mind.hear({ type: 'moved', thing: '?', from: 'hand@4', to: 'check-pile' });
      mind.evidence.set('player-4', suspicion);
    }).sofar;
  expect(gave(0)).toBeGreaterThan(empty.sofar);
  expect(gave(0.8)).toBeLessThan(empty.sofar);
});

it('reads cards that lie open instead of guessing', () => {
  const table = new Table(pack, ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh']);
  moveToZone(table.game, 'repair#1', 'hand@2');
  moveToZone(table.game, 'security-breach', 'crisis-at-hand');
  table.call('resolve-crisis', 'security-breach');
  setVariable(table.game, 'face-up-check', true);
  moveToZone(table.game, 'declare-emergency#7', 'open-check-pile');
  moveToZone(table.game, 'repair#2', 'open-check-pile');
  expect(outlook(seenTable(table.game), new Mind('open')).sofar).toBe(5 - 1);
});
