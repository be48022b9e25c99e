// Work in slices.
import { expect, it } from 'vitest';
import { inSlices } from './in-slices.js';

it('works until it is done, and lets others in between', async () => {
  let count = 0;
  let between = 0;
  const timer = setInterval(() => { between += 1; }, 1);
  await new Promise<void>((done) => {
    inSlices(() => {
      const until = performance.now() + 1;
      while (performance.now() < until);
      return (count += 1) === 40;
    }, done, () => undefined);
  });
  clearInterval(timer);
  expect(count).toBe(40);
  expect(between).toBeGreaterThan(0);
});

it('can be stopped, and tells what went wrong', async () => {
  let count = 0;
  const work = inSlices(() => { count += 1; return false; }, () => undefined, () => undefined);
  await new Promise((done) => setTimeout(done, 20));
  work.stop();
  const before = count;
  await new Promise((done) => setTimeout(done, 20));
  expect(count).toBe(before);
  const message = await new Promise((failed) => { inSlices(() => { throw new Error('no such step'); }, () => undefined, failed); });
  expect(message).toBe('no such step');
});
