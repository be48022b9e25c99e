// Heuristic players at arranged tables: what each of them does when it is plain what should be done.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { SeatView } from '../seat-view.js';
import { Table } from '../testing/table.js';
import { createHeuristicPlayer } from './heuristic-player.js';

const pack = loadPack(basePack);
const CREW = ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh'];

/** The ids of what a fresh player chooses at the waiting question. */
function chosen(table: Table): string[] {
  const { options } = table.asked;
  return createHeuristicPlayer('plausible').choose(new SeatView(table.game)).map((position) => options[position]?.id ?? '');
}

/** Answers for everybody, in order, until the given player is asked by the given procedure. */
function untilAsked(table: Table, player: string, program: string): Table {
  for (let guard = 0; guard < 50; guard += 1) {
    const { source, options, form, min } = table.asked;
    if (table.asked.player === player && source.program === program) return table;
    const pass = options.findIndex(({ id }) => id === 'pass');
    table.game.answerIndexes(form === 'some' ? Array.from({ length: min }, (_, index) => index) : [Math.max(0, pass)]);
  }
  throw new Error(`${player} is not asked by ${program}`);
}

const HELPFUL = ['executive-order#1', 'declare-emergency#1', 'launch-scout#1', 'strategic-planning#1'];
const HARMFUL = ['repair#1', 'scientific-research#1', 'evasive-maneuvers#1'];

/** Security Breach (tactics and leadership help) as the player on seat 2 meets it. */
function checkFor(prepare: (table: Table) => void): Table {
  const table = new Table(pack, CREW);
  for (const card of [...HELPFUL, ...HARMFUL]) moveToZone(table.game, card, 'hand@2');
  prepare(table);
  moveToZone(table.game, 'security-breach', 'crisis-at-hand');
  return untilAsked(table.call('resolve-crisis', 'security-breach'), 'player-2', 'add-cards');
}

function asSaboteur(table: Table): void {
  table.clear('loyalty@2', 'loyalty-box');
  moveToZone(table.game, 'cylon-saboteur', 'loyalty@2');
  setVariable(table.game, 'distance', 6);
}

it('adds only cards that help as a human, enough of them', () => {
  const cards = chosen(checkFor(() => undefined));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(HELPFUL).toContain(card);
});

it('adds only cards that harm as a hidden Cylon, and not many', () => {
  const cards = chosen(checkFor(asSaboteur));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(3);
  for (const card of cards) expect(HARMFUL).toContain(card);
});

it('adds nothing against the humans while everybody can see the cards', () => {
  const open = checkFor(asSaboteur);
  setVariable(open.game, 'face-up-check', true);
  for (const card of chosen(open)) expect(HARMFUL).not.toContain(card);
});

it('adds by the difficulty as abilities have left it, not as printed', () => {
  const table = checkFor(() => undefined);
  const printed = chosen(table).length;
  setVariable(table.game, 'check-difficulty', 1);
  expect(chosen(table).length).toBeLessThan(printed);
});

it('knows whom an accusation is against without being told', () => {
  const table = checkFor((before) => {
    before.clear('loyalty@3', 'loyalty-box');
    moveToZone(before.game, 'cylon-agitator', 'loyalty@3');
    before.call('look-at-all-loyalty-cards', 'player-2', 'player-3');
  });
  moveToZone(table.game, 'security-breach', 'crisis-discards');
  const { options } = table.asked;
  const against = (target: string): string[] => {
    setVariable(table.game, 'check-target', target);
    setVariable(table.game, 'check-difficulty', 2);
    const player = createHeuristicPlayer('plausible');
    player.hear?.({ type: 'ability-used', ability: 'admirals-quarters.action', source: 'admirals-quarters', player: 'player-1' });
    return player.choose(new SeatView(table.game)).map((position) => options[position]?.id ?? '');
  };
  const own = against('player-2');
  for (const card of own) expect(HARMFUL).toContain(card);
  expect(own.length).toBeGreaterThan(0);
  const other = against('player-3');
  for (const card of other) expect(HELPFUL).toContain(card);
  expect(other.length).toBeGreaterThan(0);
});

it('jumps to Kobol from FTL Control as soon as it can', () => {
  const table = new Table(pack, CREW);
  moveToZone(table.game, 'william-adama', 'ftl-control');
  setVariable(table.game, 'distance', 8);
  setVariable(table.game, 'jump-preparation', 4);
  table.call('pick-an-action', 'player-1');
  expect(chosen(table)).toEqual(['ftl-control.action']);
  table.call('move', 'player-3');
  expect(chosen(table)).toEqual(['ftl-control']);
});

it('does not take the fleet to Kobol as a hidden Cylon', () => {
  const table = new Table(pack, CREW);
  table.clear('loyalty@1', 'loyalty-box');
  moveToZone(table.game, 'cylon-agitator', 'loyalty@1');
  moveToZone(table.game, 'william-adama', 'ftl-control');
  setVariable(table.game, 'distance', 8);
  setVariable(table.game, 'jump-preparation', 4);
  table.call('pick-an-action', 'player-1');
  expect(chosen(table)).not.toContain('ftl-control.action');
});

it('reveals itself in the Brig once everybody has his cards', () => {
  const table = new Table(pack, CREW);
  table.clear('loyalty@1', 'loyalty-box');
  moveToZone(table.game, 'cylon-agitator', 'loyalty@1');
  moveToZone(table.game, 'william-adama', 'brig');
  setVariable(table.game, 'sleeper-phase-over', true);
  table.call('pick-an-action', 'player-1');
  expect(chosen(table)[0]).toMatch(/^cylon-agitator/u);
});

it('accuses the player whose Cylon card it has seen', () => {
  const table = new Table(pack, CREW);
  table.clear('loyalty@3', 'loyalty-box');
  moveToZone(table.game, 'cylon-agitator', 'loyalty@3');
  table.call('look-at-all-loyalty-cards', 'player-1', 'player-3');
  table.resolve('fail', 'a-traitor-accused');
  expect(table.asked.player).toBe('player-1');
  expect(chosen(table)).toEqual(['player-3']);
});

it('fights centurions that are about to take Galactica rather than anything else', () => {
  const table = new Table(pack, CREW);
  moveToZone(table.game, 'centurion#1', 'boarding-party');
  for (let step = 0; step < 3; step += 1) table.call('advance-centurions');
  table.call('move', 'player-4');
  expect(chosen(table)).toEqual(['armory']);
});

it('does the humans harm as a revealed Cylon: the worst of two crises', () => {
  const table = new Table(pack, CREW);
  table.call('become-revealed-cylon', 'player-3');
  table.put('crisis-deck', 'besieged', 'crash-landing').call('cause-crisis', 'player-3');
  expect(table.asked.player).toBe('player-3');
  expect(chosen(table)).toEqual(['besieged']);
});
