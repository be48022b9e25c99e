// Of many calls within one frame only the last counts.
import { expect, it } from 'vitest';
import { onceAFrame } from './once-a-frame.js';

it('lets the last of each frame through', async () => {
  const seen: number[] = [];
  const go = onceAFrame<number>((value) => seen.push(value));
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const value of [1, 2, 3]) go(value);
  await frame();
  go(4);
  await frame();
  expect(seen).toEqual([3, 4]);
});
