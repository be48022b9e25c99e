// Finding on the timeline, without a page.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longTimeline, shortTimeline } from './timeline-fixture.js';
import { entryAt, findEntries, timelineKey } from './timeline-search.js';

it('finds the last entry at or before a step', () => {
  const entries = longTimeline(500);
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 6000 }), (step) => {
      expect(entryAt(entries, step)).toBe(entries.findLastIndex((entry) => entry.step <= step));
    }),
  );
});

it.each([
  ['ArrowRight', 310, 342], ['ArrowLeft', 310, 260], ['PageDown', 310, 460], ['PageUp', 310, 240], ['Home', 310, 0], ['End', 310, 500],
  ['ArrowRight', 460, 500], ['ArrowLeft', 0, 0], ['PageDown', 470, 500], ['x', 310, undefined],
])('%s at %i goes to %s', (key, step, wanted) => {
  expect(timelineKey(key, shortTimeline, step, 500)).toBe(wanted);
});

it('filters by kind and word', () => {
  expect(findEntries(shortTimeline, new Set(['decision', 'event', 'start']), '').map(({ step }) => step)).toEqual([240, 342, 400, 460]);
  expect(findEntries(shortTimeline, new Set(), 'crash').map(({ step }) => step)).toEqual([400]);
  const players = { 'player-1': 'William Adama' };
  const one = [{ step: 3, kind: 'decision' as const, label: 'Repair', subject: null, player: 'player-1' }, { step: 4, kind: 'event' as const, label: 'A roll', subject: 'fuel-is-lost' }];
  expect(findEntries(one, new Set(), 'adama repair', players).map(({ step }) => step)).toEqual([3]);
  expect(findEntries(one, new Set(), 'fuel', players).map(({ step }) => step)).toEqual([4]);
});
