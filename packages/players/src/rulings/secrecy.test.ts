// Rulings on who may know what, proven on views of arranged positions. Must not prove what a scenario can.
import { basePack } from '@dradis/base-game';
import { loadPack, redactEvent, type Seat } from '@dradis/engine';
import { expect, it } from 'vitest';
import { Table } from '../testing/table.js';

const pack = loadPack(basePack);
const CAST = ['laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol'];
const others = (player: string): Seat[] => (['player-1', 'player-2', 'player-3', 'player-4', 'spectator'] as Seat[]).filter((seat) => seat !== player);
const knownTo = (table: Table, ...things: string[]): Record<string, string[]> =>
  Object.fromEntries(others('').map((seat) => [seat, table.known(seat, ...things)]));
const nobody = { 'player-1': [], 'player-2': [], 'player-3': [], 'player-4': [], spectator: [] };

/** Whether any event told a seat of a thing by its name. */
const heard = (table: Table, seat: Seat, thing: string): boolean => {
  const number = seat === 'spectator' ? 0 : Number(seat.slice('player-'.length));
  return table.events.some((event) => JSON.stringify(redactEvent(event, number)).includes(`"${thing}"`));
};

it('R-049, R-305: only the one who acts sees what Communications shows', () => {
  const table = new Table(pack, CAST).clear('stern', 'unused-civilian-ships').put('stern', 'liner', 'fuel-ship');
  table.call('put-in', 'player-4', 'communications').call('pick-an-action', 'player-4').answer('player-4', 'communications');
  table.answer('player-4', ...table.asked.options.map(({ id }) => id));
  expect(knownTo(table, 'liner', 'fuel-ship')).toEqual({ ...nobody, 'player-4': ['liner', 'fuel-ship'] });
  // One is moved away: the others still cannot tell which.
  table.answer('player-4', 'Port quarter').answer('player-4', 'none');
  for (const seat of others('player-4')) {
    expect([seat, table.known(seat, 'liner', 'fuel-ship'), heard(table, seat, 'liner'), heard(table, seat, 'fuel-ship')]).toEqual([seat, [], false, false]);
  }
  expect(heard(table, 'player-4', 'liner')).toBe(true);
});

it('R-082: how many cards somebody adds is seen by all, which ones by nobody else', () => {
  const table = new Table(pack, CAST).put('hand@2', 'declare-emergency#1', 'launch-scout#1').put('hand@3', 'repair#14');
  const destiny = table.in('destiny-deck').slice(-2);
  table.call('resolve-crisis', 'low-supplies');
  expect(table.zone('player-3', 'check-pile').count).toBe(2);
  table.answer('player-2', 'declare-emergency#1', 'launch-scout#1');
  expect(table.asked.player).toBe('player-3');
  for (const seat of others('player-2')) {
    expect([seat, table.zone(seat, 'check-pile').count, table.zone(seat, 'hand@2').count]).toEqual([seat, 4, 0]);
    expect([seat, table.known(seat, 'declare-emergency#1', 'launch-scout#1', ...destiny)]).toEqual([seat, []]);
  }
  table.answer('player-3').answer('player-4', 'pass');
  // Counted, the cards lie open, and nothing tells whose they were.
  expect(table.known('spectator', 'declare-emergency#1', 'launch-scout#1')).toHaveLength(2);
  const told = table.events.filter((event) => event.type === 'moved' && event.to === 'check-pile').map((event) => JSON.stringify(redactEvent(event, 3)));
  expect(told.length).toBe(4);
  for (const text of told) expect(text).not.toMatch(/declare-emergency|launch-scout/);
});

it('R-124, R-307: the Crisis Laura Roslin rejects goes under the deck unseen by the others', () => {
  const table = new Table(pack, CAST).put('crisis-deck', 'resistance', 'riots-launch');
  table.call('draw-crisis', 'player-1');
  expect(knownTo(table, 'resistance', 'riots-launch')).toEqual({ ...nobody, 'player-1': ['resistance', 'riots-launch'] });
  table.answer('player-1', 'riots-launch');
  expect(table.in('crisis-deck')[0]).toBe('resistance');
  for (const seat of others('player-1')) {
    expect([seat, table.known(seat, 'resistance', 'riots-launch'), heard(table, seat, 'resistance')]).toEqual([seat, ['riots-launch'], false]);
  }
});

it('R-136, R-307: the destination not taken goes under the deck unseen by the others', () => {
  const table = new Table(pack, CAST).put('destination-deck', 'cylon-refinery', 'desolate-moon');
  table.call('jump-the-fleet');
  expect(knownTo(table, 'cylon-refinery', 'desolate-moon')).toEqual({ ...nobody, 'player-2': ['cylon-refinery', 'desolate-moon'] });
  table.answer('player-2', 'desolate-moon');
  expect(table.in('destination-deck')[0]).toBe('cylon-refinery');
  for (const seat of others('player-2')) {
    expect([seat, table.known(seat, 'cylon-refinery', 'desolate-moon'), heard(table, seat, 'cylon-refinery')]).toEqual([seat, ['desolate-moon'], false]);
  }
});

it('R-302: the top of a deck is seen by the one who scouts it', () => {
  const table = new Table(pack, CAST).put('hand@4', 'launch-scout#1').put('crisis-deck', 'resistance').dice(3);
  table.call('pick-an-action', 'player-4').answer('player-4', 'launch-scout').answer('player-4', 'the Crisis deck');
  expect(knownTo(table, 'resistance')).toEqual({ ...nobody, 'player-4': ['resistance'] });
  table.answer('player-4', 'leave it on top');
  for (const seat of others('player-4')) expect([seat, heard(table, seat, 'resistance')]).toEqual([seat, false]);
});

it('R-256, R-303: one of several Loyalty cards is looked at, at random, by the looker alone', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 12; game += 1) {
    const table = new Table(pack, CAST, { seed: `loyalty ${game}` }).put('loyalty@4', 'cylon-agitator', 'cylon-informer');
    table.call('look-at-loyalty-card', 'player-3', 1, 'player-4');
    const cards = ['cylon-agitator', 'cylon-informer', 'not-a-cylon#4'];
    const known = table.known('player-3', ...cards);
    expect(known).toHaveLength(1);
    for (const card of known) seen.add(card);
    for (const seat of ['player-1', 'player-2', 'spectator'] as Seat[]) expect([seat, table.known(seat, ...cards)]).toEqual([seat, []]);
  }
  expect(seen.size).toBe(3);
});

it('R-202, R-256: Cylon Screenings test the other of President and Admiral, never the tester himself', () => {
  const seen = (president: string, admiral: string): string[] => {
    const table = new Table(pack, CAST).call('make-president', president).call('make-admiral', admiral);
    table.resolve('fail', 'cylon-screenings');
    return table.known('player-1', 'not-a-cylon#2', 'not-a-cylon#3');
  };
  expect([seen('player-1', 'player-2'), seen('player-3', 'player-1'), seen('player-1', 'player-1')]).toEqual([['not-a-cylon#2'], ['not-a-cylon#3'], []]);
});

it('R-242, R-262: that a revealed Cylon is asked whether he hands on a Loyalty card does not tell which it is', () => {
  const told = (card: string): unknown[] => {
    const table = new Table(pack, CAST).clear('loyalty-deck', 'loyalty-box').put('loyalty-deck', 'not-a-cylon#9', 'sympathizer').call('become-revealed-cylon', 'player-4');
    table.put('loyalty-deck', card).call('deal-loyalty-card', 'player-4');
    const waiting = table.game.view('spectator').decision;
    table.answer('player-4', 'keep the card');
    return [waiting?.player, table.zone('spectator', 'loyalty@4').count, table.known('spectator', 'sympathizer'), heard(table, 'spectator', 'sympathizer')];
  };
  expect(told('sympathizer')).toEqual(['player-4', 2, [], false]);
  expect(told('not-a-cylon#9')).toEqual(told('sympathizer'));
});

it('R-241: revealing shows one Loyalty card and no other', () => {
  const table = new Table(pack, CAST).put('loyalty@4', 'cylon-agitator', 'cylon-informer');
  table.call('reveal', 'player-4', 'cylon-agitator').answer('player-4', 'no');
  for (const seat of others('player-4')) expect([seat, table.known(seat, 'cylon-agitator', 'cylon-informer', 'not-a-cylon#4')]).toEqual([seat, ['cylon-agitator']]);
});

it('R-304: the hand and the Super Crisis of a revealed Cylon stay his own', () => {
  const table = new Table(pack, CAST).put('hand@4', 'repair#1').put('super-crisis-deck', 'inbound-nukes').put('loyalty@4', 'cylon-agitator');
  table.call('reveal', 'player-4', 'cylon-agitator').answer('player-4', 'no');
  expect(table.in('super-crises@4')).toEqual(['inbound-nukes']);
  expect(knownTo(table, 'inbound-nukes', 'repair#1')).toEqual({ ...nobody, 'player-4': ['inbound-nukes', 'repair#1'] });
  for (const seat of others('player-4')) expect([seat, heard(table, seat, 'inbound-nukes')]).toEqual([seat, false]);
});

it('R-306: everybody sees sizes of hands and decks and the top of the discards, and no card in a deck', () => {
  const table = new Table(pack, CAST).put('hand@4', 'repair#1', 'repair#2').put('crisis-discards', 'resistance', 'riots-launch', 'colonial-day');
  for (const seat of others('player-4')) {
    expect([seat, table.zone(seat, 'hand@4').count, table.zone(seat, 'crisis-deck').count, table.zone(seat, 'destiny-deck').count]).toEqual([seat, 2, 67, 10]);
    // Not what lies below the top, nor how much.
    expect([seat, table.zone(seat, 'crisis-discards').count, table.known(seat, 'resistance', 'riots-launch', 'colonial-day')]).toEqual([seat, 1, ['resistance']]);
    for (const zone of ['hand@4', 'crisis-deck', 'destiny-deck', 'loyalty-deck', 'destination-deck']) {
      expect([seat, zone, table.zone(seat, zone).contents.filter((thing) => !thing.startsWith('?'))]).toEqual([seat, zone, []]);
    }
  }
});

it('R-306: every discard pile shows its top alone, also the cards of one that is shuffled anew', () => {
  const table = new Table(pack, CAST);
  const piles = table.game.view('spectator').zones.filter(({ kind }) => kind === 'discard-pile');
  expect([piles.length, piles.every(({ topOnly }) => topOnly === true)]).toEqual([9, true]);
  table.clear('politics-deck', 'politics-discards');
  expect(table.in('politics-discards').length).toBeGreaterThan(9);
  const [below = '', ...rest] = table.in('politics-discards');
  // All heard of each card as it was laid down; from here on the pile is face up at its top alone.
  table.events.length = 0;
  table.call('renew', 'politics-deck');
  expect([table.in('politics-discards'), heard(table, 'player-2', below), heard(table, 'player-2', rest.at(-1) ?? '')]).toEqual([[], false, true]);
});

it('R-309: the Quorum hand is known to the President alone, and goes with the title', () => {
  const table = new Table(pack, CAST).put('quorum-deck', 'arrest-order#1', 'encourage-mutiny');
  table.call('draw-quorum-card');
  expect(knownTo(table, 'arrest-order#1')).toEqual({ ...nobody, 'player-1': ['arrest-order#1'] });
  table.call('make-president', 'player-2').call('draw-quorum-card');
  expect(table.known('player-2', 'arrest-order#1', 'encourage-mutiny')).toEqual(['arrest-order#1', 'encourage-mutiny']);
  expect(table.known('player-1', 'encourage-mutiny')).toEqual([]);
  expect(table.known('player-3', 'arrest-order#1', 'encourage-mutiny')).toEqual([]);
});
