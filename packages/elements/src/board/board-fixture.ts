// Boards for stories and tests: an empty one, the start of a game, and a crowded one. Must not be shipped to the app.
import type { BoardModel, BoardPlace, BoardThing, GlyphName } from './board-model.js';

function things(count: number, glyph: GlyphName, title: string, extra: Partial<BoardThing> = {}): BoardThing[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${glyph}#${at + 1}`, glyph, label: title, path: `things/${glyph}-${at + 1}`, ...extra }));
}

const pawn = (initial: string, name: string): BoardThing => ({ id: `pawn-${initial}`, glyph: 'pawn', label: name, tag: initial });
const place = (id: string, title: string, inside: readonly BoardThing[] = []): BoardPlace => ({ id, title, things: inside, path: `zones/${id}` });

const AREAS: readonly (readonly [string, string, boolean])[] = [
  ['bow', 'Bow', false], ['starboard-bow', 'Starboard bow', false], ['starboard-quarter', 'Starboard quarter', false],
  ['stern', 'Stern', false], ['port-quarter', 'Port quarter', true], ['port-bow', 'Port bow', true],
];
const ROOMS: readonly (readonly [string, string, number, (0 | 1)?])[] = [
  ['ftl-control', 'FTL Control', 0], ['weapons-control', 'Weapons Control', 1, 0], ['command', 'Command', 1, 1], ['communications', 'Communications', 2, 0],
  ['admirals-quarters', "Admiral's Quarters", 2, 1], ['research-lab', 'Research Lab', 3, 0], ['hangar-deck', 'Hangar Deck', 3, 1], ['armory', 'Armory', 4],
  ['sickbay', 'Sickbay', 5, 0], ['brig', 'Brig', 5, 1],
];

/** A board with nothing on it. */
export const emptyBoard: BoardModel = {
  stamp: 0,
  ship: { title: 'Galactica', rooms: ROOMS.map(([id, title, column, row]) => ({ ...place(id, title), column, ...(row === undefined ? {} : { row }), hazardous: column === 5 })) },
  areas: AREAS.map(([id, title, launch], sector) => ({ ...place(id, title), sector, launch })),
  groups: [], dials: [], tracks: [], counters: [], decks: [], players: [], others: [],
};

const inside: Record<string, readonly BoardThing[]> = {
  bow: [...things(1, 'basestar', 'Basestar', { damage: 1 }), ...things(3, 'raider', 'Raider')],
  'port-quarter': [{ id: 'viper#1', glyph: 'viper', label: 'Viper, piloted by Lee Adama', tag: 'LA', touched: true }],
  'port-bow': [{ id: 'viper#2', glyph: 'viper', label: 'Viper' }],
  stern: [{ id: '?1', glyph: 'civilian-ship', label: 'Civilian ship, face down', tag: '?' }, { id: 'liner', glyph: 'civilian-ship', label: 'Liner', tag: '1p1m' }],
  'hangar-deck': [pawn('GT', 'Galen Tyrol')],
  command: [pawn('WA', 'William Adama'), pawn('ST', 'Saul Tigh')],
  sickbay: [pawn('SV', 'Sharon Valerii')],
};

/** Shortly after the start of a game with five players. */
export const startBoard: BoardModel = {
  ...emptyBoard,
  stamp: 12,
  ship: {
    title: 'Galactica',
    rooms: emptyBoard.ship?.rooms.map((room) => ({ ...room, things: inside[room.id] ?? [], damaged: room.id === 'command' || room.id === 'armory', touched: room.id === 'armory' })) ?? [],
  },
  areas: emptyBoard.areas.map((area) => ({ ...area, things: inside[area.id] ?? [] })),
  groups: [
    { title: 'Colonial One', places: [place('press-room', 'Press Room'), place('presidents-office', "President's Office", [pawn('LR', 'Laura Roslin')]), place('administration', 'Administration')] },
    { title: 'Cylon locations', places: [place('caprica', 'Caprica'), place('cylon-fleet', 'Cylon Fleet'), place('human-fleet', 'Human Fleet'), place('resurrection-ship', 'Resurrection Ship')] },
    { title: 'Hangar', places: [place('reserves', 'Reserves', [...things(5, 'viper', 'Viper'), ...things(4, 'raptor', 'Raptor')]), place('damaged-vipers', 'Damaged vipers', things(1, 'viper', 'Viper'))] },
    { title: 'On the table', places: [place('check', 'Skill check', [{ id: 'repair#11', glyph: 'token', label: 'Repair · 2', skill: 'engineering' }, { id: 'evasive#1', glyph: 'token', label: 'Evasive Maneuvers · 1', skill: 'piloting' }])] },
  ],
  dials: [
    { id: 'fuel', title: 'Fuel', value: 7, before: 8, most: 15, redUpTo: 4 },
    { id: 'food', title: 'Food', value: 8, most: 15, redUpTo: 4 },
    { id: 'morale', title: 'Morale', value: 5, most: 15, redUpTo: 5 },
    { id: 'population', title: 'Population', value: 12, most: 15, redUpTo: 6 },
  ],
  tracks: [
    { id: 'jump', title: 'Jump', spaces: [{ label: 'Start', tone: 'red' }, { label: '', tone: 'red' }, { label: '', tone: 'red' }, { label: '−3', tone: 'blue' }, { label: '−1', tone: 'blue' }, { label: 'Auto jump', tone: 'end' }], tokens: [{ at: 2, glyph: 'fleet', label: 'Fleet' }] },
    { id: 'boarding', title: 'Boarding', spaces: [{ label: 'Start' }, { label: '1' }, { label: '2' }, { label: '3' }, { label: 'Humans lose', tone: 'end' }], tokens: [{ at: 1, glyph: 'centurion', label: 'Centurion' }] },
  ],
  counters: [{ id: 'turn', title: 'Turn', value: '3' }, { id: 'distance', title: 'Distance', value: '2 of 8', touched: true }],
  decks: [
    { id: 'politics', title: 'Politics', cards: 17, discards: 2, skill: 'politics' }, { id: 'leadership', title: 'Leadership', cards: 14, discards: 1, skill: 'leadership' },
    { id: 'tactics', title: 'Tactics', cards: 15, discards: 0, skill: 'tactics' }, { id: 'piloting', title: 'Piloting', cards: 16, discards: 0, skill: 'piloting' },
    { id: 'engineering', title: 'Engineering', cards: 18, discards: 0, skill: 'engineering' }, { id: 'destiny', title: 'Destiny', cards: 8 },
    { id: 'crisis', title: 'Crisis', cards: 66, discards: 3, touched: true }, { id: 'super-crisis', title: 'Super Crisis', cards: 5 }, { id: 'quorum', title: 'Quorum', cards: 16, discards: 0 }, { id: 'destination', title: 'Destination', cards: 21 },
  ],
  players: [
    { id: 'player-1', seat: 1, name: 'Lee Adama', initial: 'LA', where: 'Viper, port quarter', titles: [], counts: [{ label: 'Hand', value: 5 }, { label: 'Loyalty', value: 1 }], current: true, asked: true },
    { id: 'player-2', seat: 2, name: 'William Adama', initial: 'WA', where: 'Command', titles: ['Admiral'], counts: [{ label: 'Hand', value: 3 }, { label: 'Loyalty', value: 1 }] },
    { id: 'player-3', seat: 3, name: 'Laura Roslin', initial: 'LR', where: "President's Office", titles: ['President'], counts: [{ label: 'Hand', value: 8 }, { label: 'Loyalty', value: 1 }], touched: true },
    { id: 'player-4', seat: 4, name: 'Sharon Valerii', initial: 'SV', where: 'Sickbay', titles: [], counts: [{ label: 'Hand', value: 3 }, { label: 'Loyalty', value: 2 }], revealed: true },
    { id: 'player-5', seat: 5, name: 'Galen Tyrol', initial: 'GT', where: 'Hangar Deck', titles: [], counts: [{ label: 'Hand', value: 3 }, { label: 'Loyalty', value: 1 }] },
  ],
};

/** Every area full: 80 raiders and more. */
export const crowdedBoard: BoardModel = {
  ...startBoard,
  areas: emptyBoard.areas.map((area) => ({
    ...area,
    things: [...things(2, 'basestar', 'Basestar', { damage: 2 }), ...things(16, 'raider', 'Raider'), ...things(4, 'heavy-raider', 'Heavy raider'), ...things(8, 'viper', 'Viper'), ...things(6, 'civilian-ship', 'Civilian ship', { tag: '?' })],
  })),
  others: [place('new-zone', 'A zone of another pack', things(3, 'token', 'Thing')), place('big', 'A long list', things(40, 'token', 'Thing'))],
};
