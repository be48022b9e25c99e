// What a command touched.
import type { Change } from '@dradis/session';
import { expect, it } from 'vitest';
import { touchedBy } from './touched.js';

const change = (kind: Change['kind'], path: string, before = ''): Change => ({ kind, path, label: '', before, after: '', sentence: '' });
const lists = (changes: Change[]): Record<string, string[]> => Object.fromEntries(Object.entries(touchedBy(changes)).map(([name, set]) => [name, [...(set as Set<string>)]]));

it('reads values of things and of the game', () => {
  expect(lists([change('value', 'resources/fuel/level'), change('value', 'game/turn-number'), change('value', 'zones/bow/raider#3/last-activation')])).toEqual({
    things: ['fuel', 'raider#3'], zones: [], variables: ['turn-number'], left: [],
  });
});

it('reads moves into shared zones and into hands', () => {
  expect(lists([change('move', 'zones/bow/raider#3', 'Supply'), change('move', 'players/player-2/hand/repair#1', 'Engineering deck')])).toEqual({
    things: ['raider#3', 'repair#1'], zones: ['bow', 'hand@2'], variables: [], left: ['Supply', 'Engineering deck'],
  });
});

it('takes another order as a touch of the zone alone', () => {
  expect(lists([change('order', 'zones/crisis-deck')])).toEqual({ things: [], zones: ['crisis-deck'], variables: [], left: [] });
});
