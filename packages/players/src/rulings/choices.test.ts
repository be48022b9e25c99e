// Rulings on what is on offer, and to whom: options and bounds of questions. Must not prove what a scenario can.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { Table } from '../testing/table.js';

const pack = loadPack(basePack);
const CAST = ['laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol'];
const ABOARD = ['FTL Control', 'Weapons Control', 'Command', 'Communications', "Admiral's Quarters", 'Research Lab', 'Hangar Deck', 'Armory'];
const jailed = (table: Table, player: string): Table => table.call('put-in', player, 'brig');

it('R-026: neither activation nor action lands a viper', () => {
  const table = new Table(pack, CAST).put('hand@3', 'launch-scout#1');
  table.call('activate-own-viper', 'player-3');
  // With nothing to attack flying is the only way, and only to neighbouring areas.
  expect(table.offered).toEqual(['Stern', 'Port bow']);
  table.call('take-an-action', 'player-3');
  expect(table.offered).toEqual(['act', 'activate the viper', 'do nothing']);
  table.answer('player-3', 'act');
  expect(table.offered).toEqual(['CAG', 'Launch Scout', 'none']);
});

it('R-045: a viper that somebody flies is no unmanned one', () => {
  const table = new Table(pack, CAST).clear('port-bow', 'reserves');
  // Two vipers are in space, one of them Apollo's: the other is taken without a question.
  table.call('activate-unmanned-viper', 'player-2').answer('player-2', 'move a viper');
  expect(table.asked.options.map(({ label }) => label)).toEqual(['Stern', 'Port bow']);
});

it('R-054: no revealed Cylon can be nominated', () => {
  const table = new Table(pack, CAST).call('become-revealed-cylon', 'player-4').call('put-in', 'player-2', 'administration');
  table.call('pick-an-action', 'player-2').answer('player-2', 'administration');
  expect(table.asked.options.map(({ id }) => id)).toEqual(['player-1', 'player-2', 'player-3']);
});

it("R-055: Admiral's Quarters cannot accuse prisoners, revealed Cylons or a stranded Helo", () => {
  const table = new Table(pack, ['saul-tigh', 'karl-agathon', 'lee-adama', 'galen-tyrol', 'laura-roslin']);
  jailed(table, 'player-5').call('become-revealed-cylon', 'player-4').call('put-in', 'player-1', 'admirals-quarters');
  table.call('pick-an-action', 'player-1').answer('player-1', 'admirals-quarters');
  expect(table.asked.options.map(({ id }) => id)).toEqual(['player-1', 'player-3']);
});

it('R-087: one card at most comes from the Brig or from a revealed Cylon', () => {
  const table = new Table(pack, CAST).put('hand@4', 'repair#1', 'repair#2');
  const bounds = (): [number, number] => [table.call('add-cards', 'player-4').asked.min, table.asked.max];
  expect(bounds()).toEqual([0, 2]);
  jailed(table, 'player-4');
  expect(bounds()).toEqual([0, 1]);
  table.call('become-revealed-cylon', 'player-4');
  expect(bounds()).toEqual([0, 1]);
});

it('R-101, R-102: who passes the check of the Brig may go anywhere aboard Galactica, or stay', () => {
  const table = jailed(new Table(pack, CAST), 'player-4');
  const strong = ['strategic-planning#7', 'strategic-planning#6', 'strategic-planning#5', 'strategic-planning#4'];
  table.put('hand@4', ...strong).put('destiny-deck', 'launch-scout#1', 'launch-scout#2');
  table.call('pick-an-action', 'player-4').answer('player-4', 'brig').answer('player-4', strong[0]!);
  table.answer('player-4', 'pass');
  // 5 and 2 from Destiny are 7.
  expect(table.offered).toEqual([...ABOARD, 'none']);
});

describe('R-131, R-276: who throws a die', () => {
  /** The thrower, as the window before the roll names him. */
  const thrower = (table: Table): unknown => table.asked.subject?.participants['roller'];
  const ready = (): Table => new Table(pack, CAST).put('hand@2', 'strategic-planning#1');

  it('R-131: the current player, at FTL Control activated by another', () => {
    const table = ready().call('advance-fleet-token', 3).call('put-in', 'player-4', 'ftl-control').call('pick-an-action', 'player-4').answer('player-4', 'ftl-control');
    expect(thrower(table)).toBe('player-1');
  });
  it('R-276: who acts, out of turn too', () => {
    const table = ready().put('hand@4', 'launch-scout#1').call('pick-an-action', 'player-4').answer('player-4', 'launch-scout');
    expect(thrower(table)).toBe('player-4');
  });
  it('R-276: the current player, for Cylons', () => {
    expect(thrower(ready().call('cylon-ship-attacks-galactica', 'raider#1'))).toBe('player-1');
    expect(thrower(ready().call('raider-attacks-viper', 'raider#1', 'viper#1'))).toBe('player-1');
  });
});

it('R-115: Moral Compass cannot change to a box that may not be chosen', () => {
  const asked = (...nukes: string[]): string | null => {
    const table = new Table(pack, ['karl-agathon', 'saul-tigh', 'laura-roslin']).clear('nukes', 'supply').put('nukes', ...nukes);
    table.call('resolve-crisis', 'build-cylon-detector');
    if (nukes.length > 0) table.answer('player-2', 'the lower box');
    return table.done ? null : table.asked.player;
  };
  expect([asked('nuke#1'), asked()]).toEqual(['player-1', null]);
});

it('R-135: the track is set back only when the destination was followed and counted', () => {
  const table = new Table(pack, CAST).put('destination-deck', 'icy-moon#1', 'deep-space#1');
  const standing = (): unknown[] => ['jump-preparation', 'distance'].map((name) => table.game.view('spectator').variables[name]);
  table.call('advance-fleet-token', 5);
  expect([table.in('bow'), ...standing()]).toEqual([[], 5, 0]);
  table.answer('player-2', 'icy-moon');
  // The card asks whether a raptor is risked; its distance does not count yet.
  expect([table.offered, ...standing()]).toEqual([['yes', 'no'], 5, 0]);
  table.answer('player-2', 'no');
  expect(standing()).toEqual([0, 1]);
});

it('R-145: the Sleeper Agent phase is over before the turn goes on', () => {
  const table = new Table(pack, CAST).clear('loyalty-deck', 'loyalty-box').put('loyalty-deck', 'not-a-cylon#5', 'not-a-cylon#6', 'not-a-cylon#7', 'sympathizer');
  table.call('become-revealed-cylon', 'player-4').put('destination-deck', 'barren-planet#1', 'deep-space#1').put('crisis-deck', 'crippled-raider');
  table.call('travel', 2).call('advance-fleet-token', 4);
  table.put('hand@2', 'strategic-planning#7', 'strategic-planning#6', 'strategic-planning#5').put('destiny-deck', 'launch-scout#1', 'launch-scout#2');
  table.call('resolve-crisis', 'crippled-raider').answer('player-1', 'the upper box').answer('player-2', 'strategic-planning#7', 'strategic-planning#6');
  // 9 and 2 pass: the token moves, the fleet jumps, and the Cylon gets the Sympathizer while the Crisis is not put away.
  table.answer('player-2', 'barren-planet');
  expect([table.asked.player, table.offered]).toEqual(['player-4', ['keep the card', 'hand on the Sympathizer']]);
  expect([table.in('crisis-at-hand'), table.in('counted-cards').length]).toEqual([[], 4]);
});

it('R-272: passing closes nobody else out of a window', () => {
  const table = new Table(pack, CAST, { windows: 'all' });
  for (const seat of [1, 2, 3, 4]) table.put(`hand@${seat}`, `strategic-planning#${seat}`);
  table.dice(2).call('galactica-attacks', 'raider#1', 'player-1');
  const asked: string[] = [];
  for (const player of ['player-1', 'player-2', 'player-3']) {
    asked.push(table.asked.player);
    table.answer(player, 'pass');
  }
  asked.push(table.asked.player);
  expect(asked).toEqual(['player-1', 'player-2', 'player-3', 'player-4']);
  table.answer('player-4', 'strategic-planning');
  expect(table.in('supply')).toContain('raider#1');
});

it('R-275: everybody picks what to discard before anything is laid down', () => {
  const table = new Table(pack, CAST).put('hand@1', 'repair#1', 'repair#2', 'repair#3').put('hand@2', 'repair#4', 'repair#5', 'repair#6');
  table.call('everybody-discards', 2).answer('player-1', 'repair#1', 'repair#2');
  expect([table.asked.player, table.in('hand@1').length, table.in('engineering-discards')]).toEqual(['player-2', 3, []]);
  table.answer('player-2', 'repair#4', 'repair#5');
  expect([table.in('hand@1'), table.in('engineering-discards').length]).toEqual([['repair#3'], 4]);
});

it('R-275: nor is a card laid down for the hand limit before all have picked', () => {
  const cards = (kind: string, from: number, count: number): string[] => Array.from({ length: count }, (_, i) => `${kind}#${from + i}`);
  const table = new Table(pack, CAST).put('hand@1', ...cards('repair', 1, 11)).put('hand@2', ...cards('launch-scout', 1, 11));
  table.call('keep-to-the-hand-limit').answer('player-1', 'repair#1');
  expect([table.asked.player, table.in('engineering-discards')]).toEqual(['player-2', []]);
  table.answer('player-2', 'launch-scout#1');
  expect([table.in('engineering-discards'), table.in('tactics-discards')]).toEqual([['repair#1'], ['launch-scout#1']]);
});

it('R-275: nor do President and Admiral lay cards down before both have picked', () => {
  const table = new Table(pack, CAST).put('hand@1', 'repair#1', 'repair#2', 'repair#3').put('hand@2', 'repair#4', 'repair#5', 'repair#6');
  table.call('both-discard', 'player-1', 'player-2', 2).answer('player-1', 'repair#1', 'repair#2');
  expect([table.asked.player, table.in('hand@1').length, table.in('engineering-discards')]).toEqual(['player-2', 3, []]);
  table.answer('player-2', 'repair#4', 'repair#5');
  expect([table.in('hand@1'), table.in('hand@2'), table.in('engineering-discards').length]).toEqual([['repair#3'], ['repair#6'], 4]);
});
