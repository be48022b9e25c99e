// Pitfalls of other engines in single cards: numbers that are not the printed ones, boxes that nobody chose.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { Table } from '../testing/table.js';
import { printedChanges, printedRolls } from './printed-losses.js';

const pack = loadPack(basePack);
const CAST = ['laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol'];
const BRANCHES = ['pass', 'partial', 'fail', 'either', 'or', 'arrival', 'decree'];
const CARDS = ['crisis', 'super-crisis', 'destination', 'quorum-card'];
const branches = basePack.things
  .filter(({ kind }) => CARDS.includes(kind))
  .flatMap((thing) => BRANCHES.filter((branch) => thing.effects[branch] !== undefined).map((branch): [string, string] => [thing.id, branch]));
const copyOf = (id: string): string => {
  const copies = basePack.things.find((thing) => thing.id === id)?.copies ?? 1;
  return (typeof copies === 'number' ? copies : copies.reduce((sum, { count }) => sum + count, 0)) > 1 ? `${id}#1` : id;
};

const HOME: Readonly<Record<string, string>> = { viper: 'reserves', 'civilian-ship': 'unused-civilian-ships' };
const AREAS = ['bow', 'stern', 'port-bow', 'port-quarter'];

/** Nothing in space, no raptor lost, an empty ship on top, nothing to be discarded: only what the card itself says counts. */
function quietTable(): Table {
  const table = new Table(pack, CAST);
  for (const { id, kind, zone } of table.game.view('everything').things) {
    if (zone !== null && AREAS.includes(zone)) table.put(HOME[kind] ?? 'supply', id);
  }
  return table.put('unused-civilian-ships', 'empty-ship#1', 'empty-ship#2');
}

/** Answers yes (or no), and takes the first option everywhere else. */
function finish(table: Table, yes: boolean): void {
  while (!table.done) {
    const { form, player, min, options } = table.asked;
    const refuse = options.findIndex(({ id }) => id === 'none' || id === 'pass');
    if (form === 'may') table.answer(player, yes ? 'yes' : 'no');
    else if (refuse >= 0 && min > 0) table.answer(player, options[refuse]!.id);
    else table.answer(player, ...options.slice(0, min).map(({ id }) => id));
  }
}

function changes(before: Record<string, number>, after: Record<string, number>): string {
  return ['fuel', 'food', 'morale', 'population']
    .map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)] as const)
    .filter(([, by]) => by !== 0)
    .map(([id, by]) => `${id} ${by > 0 ? '+' : ''}${by}`)
    .join(', ');
}

describe('Pitfall 3: every branch changes the resources as its card says', () => {
  it.each(branches)('Pitfall 3: %s %s', (id, branch) => {
    const name = `${id} ${branch}`;
    const table = quietTable();
    const before = table.levels;
    // Dice show 8, which costs nothing on any card of the box but brings what a quorum card promises.
    table.dice(...Array.from({ length: 12 }, () => 8)).resolve(branch, copyOf(id), 'player-1');
    finish(table, id === 'crash-landing');
    const rolled = branch === 'decree' ? (printedRolls[name]?.[6] ?? '') : undefined;
    expect(changes(before, table.levels)).toBe(rolled ?? printedChanges[name] ?? '');
  });
  it('Pitfall 3: no line of the printed list is about a branch that is not there', () => {
    const known = branches.map(([id, branch]) => `${id} ${branch}`);
    expect([...Object.keys(printedChanges), ...Object.keys(printedRolls)].filter((name) => !known.includes(name))).toEqual([]);
    expect(branches.length).toBeGreaterThan(110);
  });
});

/** The line that counts for a face: the one of the highest lowest face not above it. */
function lineFor(lines: Readonly<Record<number, string>>, face: number): string {
  const from = Math.max(...Object.keys(lines).map(Number).filter((lowest) => lowest <= face));
  return lines[from] ?? '';
}

describe('Pitfall 4: every face of every die', () => {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8];
  const cases = Object.entries(printedRolls).flatMap(([name, lines]) => faces.map((face): [string, number, string] => [name, face, lineFor(lines, face)]));
  it.each(cases)('Pitfall 4: %s on a %i: "%s"', (name, face, expected) => {
    const [id = '', branch = ''] = name.split(' ');
    const table = quietTable();
    const before = table.levels;
    table.dice(face).resolve(branch, copyOf(id), 'player-1');
    finish(table, true);
    const count = (zone: string, kind: string): number => table.in(zone).filter((thing) => thing.startsWith(kind)).length;
    const extra = [
      [count('bow', 'raider'), 'raiders'],
      [count('damaged-vipers', 'viper'), 'damaged vipers'],
      [count('destroyed', 'raptor'), 'raptor lost'],
    ].flatMap(([number, words]) => (number === 0 ? [] : `${number} ${words}`));
    expect([changes(before, table.levels), ...extra].filter((part) => part !== '').join(', ')).toBe(expected);
  });

  type Outcome = (table: Table) => string;
  const gone =
    (thing: string, was: string): Outcome =>
    (table) =>
      table.in(was).includes(thing) ? (table.in('damage-on-basestars').length > 0 ? `damaged ${table.in('damage-on-basestars').length}` : '') : 'gone';
  const from = (pairs: Record<number, string>): Record<number, string> => pairs;
  const ready = (): Table => {
    const table = quietTable().put('bow', 'raider#1', 'heavy-raider#1', 'basestar#1', 'viper#1').put('boarding-party', 'centurion#1');
    return table.put('galactica-damage-pool', 'damage-fuel').put('basestar-damage-pool', 'disabled-hangar', 'disabled-weapons');
  };
  const fuelLost: Outcome = (table) => (table.in('destroyed').includes('damage-fuel') ? 'hit' : '');
  const attacks: [string, Record<number, string>, (table: Table) => void, Outcome][] = [
    ['a viper at a raider', from({ 1: '', 3: 'gone' }), (t) => t.call('viper-attacks', 'viper#1', 'raider#1', 'player-1'), gone('raider#1', 'bow')],
    ['a viper at a heavy raider', from({ 1: '', 7: 'gone' }), (t) => t.call('viper-attacks', 'viper#1', 'heavy-raider#1', 'player-1'), gone('heavy-raider#1', 'bow')],
    ['a viper at a basestar', from({ 1: '', 8: 'damaged 1' }), (t) => t.call('viper-attacks', 'viper#1', 'basestar#1', 'player-1'), gone('basestar#1', 'bow')],
    ['Galactica at a raider', from({ 1: '', 3: 'gone' }), (t) => t.call('galactica-attacks', 'raider#1', 'player-1'), gone('raider#1', 'bow')],
    ['Galactica at a heavy raider', from({ 1: '', 7: 'gone' }), (t) => t.call('galactica-attacks', 'heavy-raider#1', 'player-1'), gone('heavy-raider#1', 'bow')],
    ['Galactica at a basestar', from({ 1: '', 5: 'damaged 1' }), (t) => t.call('galactica-attacks', 'basestar#1', 'player-1'), gone('basestar#1', 'bow')],
    ['a nuke', from({ 1: 'damaged 2', 3: 'gone', 7: 'gone' }), (t) => t.call('nuke-strikes', 'player-1', 'basestar#1'), gone('basestar#1', 'bow')],
    ["a nuke's raiders", from({ 1: '', 7: 'gone' }), (t) => t.call('nuke-strikes', 'player-1', 'basestar#1'), (t) => (t.in('bow').includes('raider#1') ? '' : 'gone')],
    ['at a centurion', from({ 1: '', 7: 'gone' }), (t) => t.call('centurion-attacked', 'player-1', 'centurion#1'), gone('centurion#1', 'boarding-party')],
    ['a raider at a viper', from({ 1: '', 5: 'damaged', 8: 'destroyed' }), (t) => t.call('raider-attacks-viper', 'raider#1', 'viper#1'), (t) => (t.in('damaged-vipers').includes('viper#1') ? 'damaged' : t.in('destroyed').includes('viper#1') ? 'destroyed' : '')],
    ['a raider at Galactica', from({ 1: '', 8: 'hit' }), (t) => t.call('cylon-ship-attacks-galactica', 'raider#1'), fuelLost],
    ['a basestar at Galactica', from({ 1: '', 4: 'hit' }), (t) => t.call('cylon-ship-attacks-galactica', 'basestar#1'), fuelLost],
    ['Launch Scout', from({ 1: 'lost', 3: '' }), (t) => t.put('hand@4', 'launch-scout#1').call('pick-an-action', 'player-4').answer('player-4', 'launch-scout'), (t) => (t.in('destroyed').some((thing) => thing.startsWith('raptor')) ? 'lost' : '')],
    ['the Human Fleet', from({ 1: '', 5: 'hit' }), (t) => t.call('become-revealed-cylon', 'player-4').call('put-in', 'player-4', 'human-fleet').put('hand@1', 'repair#1').call('pick-an-action', 'player-4').answer('player-4', 'human-fleet').answer('player-4', 'player-1'), fuelLost],
    ['FTL Control', from({ 1: 'population -3', 7: '' }), (t) => t.call('advance-fleet-token', 3).call('put-in', 'player-4', 'ftl-control').call('pick-an-action', 'player-4').answer('player-4', 'ftl-control'), (t) => (t.levels['population'] === 12 ? '' : `population ${(t.levels['population'] ?? 0) - 12}`)],
  ];
  it.each(attacks.flatMap(([name, lines, act, outcome]) => faces.map((face) => [name, face, lineFor(lines, face), act, outcome] as const)))('Pitfall 4: %s on a %i: "%s"', (_, face, expected, act, outcome) => {
    const table = ready().dice(face);
    act(table);
    expect(outcome(table)).toBe(expected);
    expect(table.game.state.forced.dice).toEqual([]);
  });

  it('Pitfall 4: no program that rolls is left out of these lists', () => {
    const rolling = basePack.programs.filter(({ code }) => code.some((instruction) => instruction[0] === 'call' && instruction[1] === 'roll-a-die')).map(({ id }) => id);
    const listed = [...Object.keys(printedRolls).map((name) => name.replace(' ', '.')), 'viper-attacks', 'galactica-attacks', 'nuke-strikes', 'centurion-attacked', 'raider-attacks-viper', 'cylon-ship-attacks-galactica', 'launch-scout.action', 'human-fleet.action', 'ftl-control.action'];
    expect(rolling.filter((id) => !listed.includes(id))).toEqual([]);
    expect(rolling.length).toBeGreaterThanOrEqual(20);
  });
});

describe('Pitfall 10: a check or something else', () => {
  const chosen = basePack.things.filter(({ kind, effects }) => kind === 'crisis' && effects['or'] !== undefined);
  it.each(chosen.map(({ id }) => id))('Pitfall 10: %s is chosen by the player it names before any card is added, and the lower box holds no check', (id) => {
    const table = quietTable();
    const destiny = table.in('destiny-deck').length;
    table.call('resolve-crisis', copyOf(id));
    expect([table.asked.form, table.offered]).toEqual(['option', ['the upper box', 'the lower box']]);
    expect(table.in('destiny-deck')).toHaveLength(destiny);
    table.dice(8).answer(table.asked.player, 'the lower box');
    while (!table.done) {
      expect(table.asked.purpose).not.toBe('add to the skill check');
      finish(table, false);
    }
    expect(table.in('destiny-deck')).toHaveLength(destiny);
  });
  it('Pitfall 10: there are such cards', () => {
    expect(chosen.length).toBeGreaterThan(25);
  });
});
