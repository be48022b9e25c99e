// The board of a real game: the base pack, played by chance to some way into the first turns.
import type { BoardThing } from '@dradis/elements';
import { createSession, type Session } from '@dradis/session';
import { beforeAll, expect, it } from 'vitest';
import { loadBaseGame } from '../session/load-base-game.js';
import { baseLayout } from './base-layout.js';
import { deriveBoard } from './derive-board.js';

const { pack, sources, naming } = loadBaseGame();
let session: Session;

function play(answers: number): void {
  for (let i = 0; i < answers; i++) {
    session.run({ until: 'decision', direction: 1 });
    session.answerAtRandom();
  }
  session.run({ until: 'decision', direction: 1 });
}
const board = (seat = 'everything'): ReturnType<typeof deriveBoard> => deriveBoard({ view: session.view(seat), layout: baseLayout, changes: session.lastChanges(seat), stamp: 1 });

beforeAll(() => {
  session = createSession({ pack, sources, players: 4, seed: 'board', windows: 'able', naming });
  play(25);
});

it('has the six areas clockwise from the bow, the ten rooms and the four dials', () => {
  const { areas, ship, dials } = board();
  expect(areas.map(({ id, sector, launch }) => [id, sector, launch])).toEqual([
    ['bow', 0, false], ['starboard-bow', 1, false], ['starboard-quarter', 2, false], ['stern', 3, false], ['port-quarter', 4, true], ['port-bow', 5, true],
  ]);
  expect(ship?.rooms).toHaveLength(10);
  expect(ship?.rooms.filter(({ hazardous }) => hazardous).map(({ id }) => id)).toEqual(['sickbay', 'brig']);
  expect(dials.map(({ id, redUpTo, most }) => [id, redUpTo, most])).toEqual([['fuel', 4, 15], ['food', 4, 15], ['morale', 5, 15], ['population', 6, 15]]);
});

it('shows every ship in space that the view has, each once', () => {
  const view = session.view('everything');
  const inSpace = view.zones.filter(({ id }) => baseLayout.areas.includes(id)).flatMap(({ things }) => things.map(({ id }) => id)).sort();
  const shown = board().areas.flatMap(({ things }) => things.map(({ id }) => id)).sort();
  expect(shown).toEqual(inSpace);
  expect(shown.length).toBeGreaterThan(5);
});

it('shows each player with his character, place and hand', () => {
  const view = session.view('everything');
  for (const player of board().players) {
    const hand = view.zones.find(({ id }) => id === `hand@${String(player.seat)}`)?.things.length;
    expect(player.counts.find(({ label }) => label === 'Hand')?.value).toBe(hand);
    expect(player.where).not.toBe('');
    expect(player.name).not.toMatch(/^Player/);
  }
  expect(board().players.filter(({ current }) => current)).toHaveLength(1);
  expect(board().players.flatMap(({ titles }) => titles).sort()).toEqual(['Admiral', 'President']);
});

it('calls cards by title and strength, with their skill', () => {
  session.playSetUp();
  const cards: BoardThing[] = [];
  for (let answer = 0; answer < 60 && cards.length === 0; answer++) {
    session.answerAtRandom('decision');
    cards.push(...board().groups.flatMap(({ places }) => places).flatMap(({ things }) => things).filter(({ skill }) => skill !== undefined));
  }
  expect(cards.length).toBeGreaterThan(0);
  for (const { label } of cards) expect(label).toMatch(/^[A-Z][\w .']+ · [1-5]$/);
  for (const { things } of board().areas) for (const { label } of things) expect(label).not.toMatch(/ \d+$/);
});

it('has a place for every zone of the base pack', () => {
  expect(board().others).toEqual([]);
});

it('shows a seat nothing that it may not know', () => {
  const text = JSON.stringify(board('spectator'));
  const secret = session.view('everything').zones.filter(({ id }) => id.startsWith('hand@')).flatMap(({ things }) => things);
  expect(secret.length).toBeGreaterThan(0);
  for (const { id } of secret) expect(text).not.toContain(id);
  const ships = board('spectator').areas.flatMap(({ things }) => things).filter(({ glyph }) => glyph === 'civilian-ship');
  expect(ships.map(({ tag }) => tag)).toEqual(ships.map(() => '?'));
});

it('shows the change of a resource for the step that made it', () => {
  const view = session.view('everything');
  const change = { kind: 'value' as const, path: 'resources/fuel/level', label: 'Fuel', before: '9', after: '8', sentence: '' };
  const dials = deriveBoard({ view, layout: baseLayout, changes: [change], stamp: 2 }).dials;
  expect(dials.map(({ before }) => before)).toEqual([9, undefined, undefined, undefined]);
});

it('puts zones of another pack in the strip', () => {
  const view = session.view('everything');
  const strange = { id: 'vault', title: 'Vault', kind: 'box', owner: null, attributes: {}, things: [{ id: 'gem', title: 'Gem', kind: 'gem', faceUp: true, attributes: {} }] };
  const { others } = deriveBoard({ view: { ...view, zones: [...view.zones, strange] }, layout: baseLayout, changes: [], stamp: 3 });
  expect(others.map(({ title, things }) => [title, things.map(({ label, glyph }) => `${glyph} ${label}`)])).toEqual([['Vault', ['token Gem']]]);
});

it('makes a board of a pack that has none of the base zones', () => {
  const empty = deriveBoard({ view: { seat: 'everything', players: [], zones: [], things: [], variables: {}, outcome: null, waitingFor: null }, layout: baseLayout, changes: [], stamp: 4 });
  expect(empty.ship).toBeUndefined();
  expect(empty).toMatchObject({ areas: [], dials: [], tracks: [], decks: [], players: [], others: [] });
});
