// The layout of the base game's board, after the printed one. Data only: every name in it is the pack's own.
import type { BoardLayout } from './board-layout.js';

/** Where the zones, kinds and variables of the base pack stand. */
export const baseLayout: BoardLayout = {
  ship: {
    title: 'Galactica',
    rooms: [
      { zone: 'ftl-control', column: 0 },
      { zone: 'weapons-control', column: 1, row: 0 },
      { zone: 'command', column: 1, row: 1 },
      { zone: 'communications', column: 2, row: 0 },
      { zone: 'admirals-quarters', column: 2, row: 1 },
      { zone: 'research-lab', column: 3, row: 0 },
      { zone: 'hangar-deck', column: 3, row: 1 },
      { zone: 'armory', column: 4 },
      { zone: 'sickbay', column: 5, row: 0 },
      { zone: 'brig', column: 5, row: 1 },
    ],
  },
  areas: ['bow', 'starboard-bow', 'starboard-quarter', 'stern', 'port-quarter', 'port-bow'],
  launchAttribute: 'launch-area',
  hazardousAttribute: 'hazardous',
  groups: [
    { title: 'Colonial One', zones: ['press-room', 'presidents-office', 'administration'] },
    { title: 'Cylon locations', quiet: true, zones: ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'] },
    { title: 'Vessels', zones: ['reserves', 'damaged-vipers', 'nukes'] },
    {
      title: 'On the table',
      onlyFilled: true,
      zones: ['crisis-at-hand', 'cards-in-play', 'cards-being-played', 'cards-under-review', 'check-pile', 'open-check-pile', 'counted-cards', 'stranded', 'journey'],
    },
  ],
  glyphs: {
    viper: 'viper', raptor: 'raptor', 'civilian-ship': 'civilian-ship', raider: 'raider', 'heavy-raider': 'heavy-raider', basestar: 'basestar',
    centurion: 'centurion', nuke: 'nuke', character: 'pawn',
  },
  unknownInSpace: 'civilian-ship',
  losses: { 'empty-ship': '0', 'small-ship': '1p', 'large-ship': '2p', 'fuel-ship': '1p1f', liner: '1p1m' },
  damageKind: 'galactica-damage-token',
  damageOn: { zone: 'damage-on-basestars', attribute: 'bearer' },
  dials: { kind: 'resource', value: 'level', most: 'most', red: 'red-limit' },
  tracks: [
    {
      id: 'jump', title: 'Jump',
      spaces: [{ label: 'Start', tone: 'red' }, { label: '', tone: 'red' }, { label: '', tone: 'red' }, { label: '−3', tone: 'blue' }, { label: '−1', tone: 'blue' }, { label: 'Auto jump', tone: 'end' }],
      from: { variable: 'jump-preparation', glyph: 'fleet', label: 'Fleet token' },
    },
    {
      id: 'boarding', title: 'Boarding',
      spaces: [{ label: 'Start' }, { label: '1' }, { label: '2' }, { label: '3' }, { label: 'Humans lose', tone: 'end' }],
      from: { zone: 'boarding-party', attribute: 'steps-taken' },
    },
  ],
  counters: [{ variable: 'turn-number', title: 'Turn' }, { variable: 'distance', title: 'Distance', of: 8 }],
  decks: [
    { zone: 'politics-deck', title: 'Politics', pile: 'politics-discards', skill: 'politics' },
    { zone: 'leadership-deck', title: 'Leadership', pile: 'leadership-discards', skill: 'leadership' },
    { zone: 'tactics-deck', title: 'Tactics', pile: 'tactics-discards', skill: 'tactics' },
    { zone: 'piloting-deck', title: 'Piloting', pile: 'piloting-discards', skill: 'piloting' },
    { zone: 'engineering-deck', title: 'Engineering', pile: 'engineering-discards', skill: 'engineering' },
    { zone: 'destiny-deck', title: 'Destiny' },
    { zone: 'crisis-deck', title: 'Crisis', pile: 'crisis-discards' },
    { zone: 'super-crisis-deck', title: 'Super Crisis', pile: 'super-crisis-discards' },
    { zone: 'quorum-deck', title: 'Quorum', pile: 'quorum-discards' },
    { zone: 'quorum-hand', title: 'Quorum hand' },
    { zone: 'destination-deck', title: 'Destination', pile: 'destination-discards' },
    { zone: 'loyalty-deck', title: 'Loyalty' },
  ],
  players: {
    character: 'character',
    revealed: 'revealed',
    vessel: 'viper',
    pilot: 'pilot',
    current: 'current-player',
    titles: [{ variable: 'president', title: 'President' }, { variable: 'admiral', title: 'Admiral' }],
    counts: [
      { zone: 'hand', label: 'Hand', always: true },
      { zone: 'loyalty', label: 'Loyalty', always: true },
      { zone: 'super-crises', label: 'Super Crisis' },
      { zone: 'assignments', label: 'Assignments' },
    ],
  },
  naming: { players: 'character', number: 'strength' },
  skillAttribute: 'skill',
  boxes: [
    { label: 'the upper box', keys: ['either', 'check'] },
    { label: 'the lower box', keys: ['or'] },
  ],
  unseen: [
    'supply', 'unused-civilian-ships', 'destroyed', 'galactica-damage-pool', 'basestar-damage-pool', 'characters', 'cockpits', 'loyalty-box', 'titles', 'revealed-loyalty',
  ],
};
