// What a seat may be shown.
import type { Change, TimelineEntry } from '@dradis/session';
import { expect, it } from 'vitest';
import { announcementOf } from './announcement.js';
import { changesFor, timelineFor } from './seat-sight.js';

const changes: Change[] = [
  { kind: 'move', path: 'players/player-1/hand/repair#1', label: 'Repair 1', before: 'Deck', after: 'Hand', sentence: 'Repair 1: Deck → Hand' },
  { kind: 'value', path: 'resources/fuel/level', label: 'Fuel', before: '8', after: '7', sentence: 'Fuel 8 → 7' },
  { kind: 'order', path: 'zones/deck', label: 'Deck', before: 'a, b', after: 'b, a', sentence: 'Deck: another order' },
];
const tree = [{ key: 'resources', path: 'resources', label: 'Resources', children: [{ key: 'level', path: 'resources/fuel/level', label: 'Level', value: '7' }] }, { key: 'deck', path: 'zones/deck', label: 'Deck' }];
const entries: TimelineEntry[] = [
  { step: 1, kind: 'turn', label: 'Turn 1', subject: null, player: 'player-1' },
  { step: 2, kind: 'decision', label: 'Repair', subject: null, player: 'player-1' },
  { step: 3, kind: 'decision', label: 'Command', subject: null, player: 'player-2' },
  { step: 4, kind: 'effect', label: 'Cylon: power', subject: null },
];

it('tells a seat only of changes in its own tree', () => {
  expect(changesFor('player-2', changes, tree).map(({ label }) => label)).toEqual(['Fuel']);
  expect(changesFor('everything', changes, [])).toHaveLength(3);
  const named: Change = { kind: 'value', path: 'game/placed-ships', label: 'Placed ships', before: 'nothing', after: 'Small ship 3', sentence: 'Placed ships nothing → Small ship 3' };
  expect(changesFor('player-2', [named], [{ key: 'placed-ships', path: 'game/placed-ships', label: 'Placed ships' }])).toEqual([]);
});

it('keeps the answers of others to themselves', () => {
  expect(timelineFor('player-2', entries).map(({ label }) => label)).toEqual(['Turn 1', 'Not shown to this seat', 'Command']);
  expect(timelineFor('everything', entries)).toBe(entries);
});

it('announces in one line', () => {
  const position = { step: 9, decisions: 1, ended: false, waiting: true, last: 9 };
  expect(announcementOf(position, changes, { who: 'Ann', prompt: 'choose a card' })).toBe('Step 9. Repair 1: Deck → Hand. Fuel 8 → 7. Deck: another order. Ann is asked: choose a card.');
  expect(announcementOf(position, [...changes, ...changes], { who: 'Ann', prompt: undefined })).toContain('3 more changes. Ann is asked.');
  expect(announcementOf({ ...position, ended: true }, [], null)).toBe('Step 9. The game is over.');
});
