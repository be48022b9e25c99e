// Heuristic players at arranged tables: what each of them does when it is plain what should be done.
import { basePack } from '@dradis/base-game';
import { loadPack, moveToZone, setFaceUp, setVariable } from '@dradis/engine';
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

/** A player who has heard of four checks that everybody gave one card to, each with three of these among them. */
function whoHeard(harmful: readonly string[]): ReturnType<typeof createHeuristicPlayer> {
  const player = createHeuristicPlayer('plausible');
  for (let check = 0; check < 4; check += 1) {
    player.hear?.({ type: 'announced', event: 'a-skill-check-begins' });
    for (const seat of [1, 2, 3, 4]) player.hear?.({ type: 'moved', thing: '?', from: `hand@${seat}`, to: 'check-pile' });
    player.hear?.({ type: 'moved', thing: '?', from: 'check-pile', to: 'counted-cards' });
    for (const source of harmful) player.hear?.({ type: 'tally-changed', by: -2, value: 0, source });
    player.hear?.({ type: 'announced', event: 'strength-is-totalled' });
  }
  return player;
}

it.each([
  ['player-3', 'piloting', ['evasive-maneuvers#1', 'evasive-maneuvers#2', 'maximum-firepower#1']],
  ['player-4', 'engineering', ['repair#1', 'repair#2', 'scientific-research#1']],
])('accuses %s, who alone draws %s, when such cards have done harm again and again', (accused, _, harmful) => {
  // Of this crew only Lee Adama draws piloting, and only Galen Tyrol engineering.
  const table = new Table(pack, ['william-adama', 'laura-roslin', 'lee-adama', 'galen-tyrol']);
  table.resolve('fail', 'a-traitor-accused');
  const { options } = table.asked;
  expect(options.map(({ id }) => id)).toContain(accused);
  expect(whoHeard(harmful).choose(new SeatView(table.game)).map((position) => options[position]?.id)).toEqual([accused]);
});

/** Raiders fore and aft, with a civilian ship beside the one aft. */
function civiliansUnderFire(): Table {
  const table = new Table(pack, CREW).call('clear-space');
  for (const [ship, area] of [['raider#1', 'bow'], ['raider#2', 'stern'], ['fuel-ship', 'stern']] as const) moveToZone(table.game, ship, area);
  return table;
}

it('shoots the raider beside civilians from Weapons Control', () => {
  const table = civiliansUnderFire();
  moveToZone(table.game, 'william-adama', 'weapons-control');
  table.call('pick-an-action', 'player-1').answer('player-1', 'weapons-control');
  expect([table.offered.length, chosen(table)]).toEqual([2, ['raider#2']]);
});

it('fights beside the civilians with its vipers, and sends them there when none is', () => {
  const table = civiliansUnderFire();
  for (const [viper, area] of [['viper#1', 'bow'], ['viper#2', 'stern']] as const) moveToZone(table.game, viper, area);
  table.call('activate-unmanned-viper', 'player-1').answer('player-1', 'attack with a viper');
  expect(chosen(table)).toEqual(['viper#2']);
  const far = civiliansUnderFire();
  for (const viper of [1, 2, 3, 4, 5, 6, 7, 8]) moveToZone(far.game, `viper#${viper}`, 'damaged-vipers');
  moveToZone(far.game, 'viper#1', 'port-quarter');
  far.call('activate-unmanned-viper', 'player-1');
  expect(chosen(far).map((id) => far.asked.options.find((option) => option.id === id)?.label)).toEqual(['move a viper']);
  far.answer('player-1', 'move a viper');
  // One viper there is; the stern is beside it.
  if (far.asked.purpose === 'move') far.answer('player-1', 'viper#1');
  expect(chosen(far)).toEqual(['stern']);
});

it('gives up the emptiest of the civilian ships when it must choose', () => {
  const table = civiliansUnderFire();
  moveToZone(table.game, 'empty-ship#1', 'bow');
  // As if it had looked at them all: what lies face down is the same to everybody.
  for (const ship of ['empty-ship#1', 'fuel-ship']) setFaceUp(table.game, ship, true);
  table.clear('unused-civilian-ships', 'destroyed').call('draw-and-destroy', 1);
  expect(table.asked.purpose).toBe('be destroyed');
  expect(chosen(table)).toEqual(['empty-ship#1']);
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
