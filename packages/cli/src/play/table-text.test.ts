// The table as text.
import type { View } from '@dradis/engine';
import { expect, it } from 'vitest';
import { levelsLine, playerName, tableText } from './table-text.js';

const view: View = {
  seat: 'player-1',
  pack: { id: 'p', version: '1', hash: 'h' },
  players: [
    { id: 'player-1', title: '', attributes: { character: 'ada' } },
    { id: 'player-2', title: '', attributes: { character: null } },
  ],
  switches: {},
  variables: { 'current-player': 'player-2', distance: 3, 'shields-up': true, lost: ['ship#1', 'ship#2'] },
  zones: [
    { id: 'bow', kind: 'area', title: 'Bow', owner: null, count: 3, contents: ['ship#1', 'ship#2', '?9'], attributes: {} },
    { id: 'hand@2', kind: 'box', title: 'Hand', owner: 'player-2', count: 2, contents: ['?4', '?5'], attributes: {} },
    { id: 'stern', kind: 'area', title: 'Stern', owner: null, count: 0, contents: [], attributes: {} },
  ],
  things: [
    { id: 'fuel', kind: 'resource', title: 'Fuel', zone: null, faceUp: false, attributes: { level: 8 } },
    { id: 'food', kind: 'resource', title: '', zone: null, faceUp: false, attributes: { level: 7 } },
    { id: 'ada', kind: 'character', title: 'Ada', zone: null, faceUp: false, attributes: {} },
    { id: 'ship#1', kind: 'ship', title: 'Ship', zone: 'bow', faceUp: false, attributes: {} },
    { id: 'ship#2', kind: 'ship', title: 'Ship', zone: 'bow', faceUp: false, attributes: {} },
  ],
  outcome: null,
  decision: null,
};

it('shows levels, counts and every place that is not empty', () => {
  expect(tableText(view)).toBe(
    [
      'Fuel 8 · food 7',
      'current player player-2 · distance 3 · shields up yes · lost Ship, Ship',
      '  Bow: 2 × Ship, 1 face down',
      '  Hand of Player 2: 2 face down',
    ].join('\n'),
  );
});

it('names players by seat and character', () => {
  expect([playerName(view, 'player-1'), playerName(view, 'player-2')]).toEqual(['Player 1 (Ada)', 'Player 2']);
});

it('has no line of levels without any', () => {
  expect(levelsLine({ ...view, things: [] })).toBe('');
});
