// Paths of sparklines.
import { expect, it } from 'vitest';
import { sparkPath } from './sparkline-path.js';

it('holds a value until the next one, and leaves gaps where there is none', () => {
  const { line, lowest, highest } = sparkPath([{ step: 0, value: 8 }, { step: 50, value: 4 }, { step: 75, value: null }, { step: 90, value: 6 }], 100, 100, 20);
  expect([lowest, highest]).toEqual([4, 8]);
  expect(line).toBe('M0 0V0H50H50V20V20H75M90 10V10H100');
});

it('lays a value that never changes in the middle, and draws nothing of texts', () => {
  expect(sparkPath([{ step: 0, value: 3 }], 10, 100, 20).line).toBe('M0 10V10H100');
  expect(sparkPath([{ step: 0, value: null }], 10, 100, 20)).toEqual({ line: '', lowest: 0, highest: 0 });
  expect(sparkPath([{ step: 0, value: 3 }], 0, 100, 20).line).toBe('M0 10V10H0');
});

it('stays short for many points, and keeps their extremes', () => {
  const points = Array.from({ length: 50_000 }, (_, step) => ({ step, value: step === 31_234 ? 99 : step % 7 }));
  const { line, highest } = sparkPath(points, 50_000, 200, 20);
  expect(highest).toBe(99);
  expect(line).toMatch(/V0(?![.\d])/);
  expect(line.length).toBeLessThan(12_000);
});
