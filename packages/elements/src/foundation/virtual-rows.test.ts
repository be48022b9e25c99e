// Rows of a long list.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsToDraw, scrollToRow } from './virtual-rows.js';

it('draws what is visible, and a bounded number of rows', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(400_000), fc.integer({ min: 0, max: 900 }), (count, scrollTop, height) => {
      const { start, end } = rowsToDraw(count, 22, scrollTop, height);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - start).toBeLessThanOrEqual(Math.ceil(height / 22) + 18);
      for (const row of [Math.floor(scrollTop / 22), Math.floor((scrollTop + height - 1) / 22)]) {
        if (row >= 0 && row < count) expect(row >= start && row < end).toBe(true);
      }
    }),
  );
});

it('scrolls no further than needed', () => {
  expect(scrollToRow(5, 20, 0, 200)).toBe(0);
  expect(scrollToRow(0, 20, 90, 200)).toBe(0);
  expect(scrollToRow(20, 20, 0, 200)).toBe(220);
});
