// The line of progress, with a clock of our own.
import { expect, it } from 'vitest';
import { progressLine } from './progress-line.js';

it('shows the bar and the time left by what this run has played, and clears the line in the end', () => {
  let time = 0;
  const written: string[] = [];
  const progress = progressLine(1000, 500, (text) => written.push(text), () => time);
  progress(500);
  time = 100;
  progress(501);
  time = 1000;
  progress(510);
  time = 1100;
  progress(520);
  time = 2000;
  progress(750);
  time = 4000;
  progress(1000);
  expect(written).toEqual([
    `\r\u001b[K[${'#'.repeat(12)}${'.'.repeat(12)}] 500 of 1000 games`,
    `\r\u001b[K[${'#'.repeat(12)}${'.'.repeat(12)}] 501 of 1000 games, about 50 s left`,
    `\r\u001b[K[${'#'.repeat(12)}${'.'.repeat(12)}] 510 of 1000 games, about 49 s left`,
    `\r\u001b[K[${'#'.repeat(18)}${'.'.repeat(6)}] 750 of 1000 games, about 2 s left`,
    '\r\u001b[K',
  ]);
});
