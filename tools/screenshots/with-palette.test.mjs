// Pictures with a colour table: what is drawn in few colours is the same to the last pixel, what is drawn in many nearly so.
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { withPalette } from './with-palette.mjs';

const SIDE = 96;

/**
 * The pixels after and before, for a picture whose colours `colour` gives by place.
 *
 * @param {(x: number, y: number) => readonly [number, number, number]} colour
 */
function roundTrip(colour) {
  const picture = new PNG({ width: SIDE, height: SIDE });
  for (let at = 0; at < SIDE * SIDE; at += 1) picture.data.set([...colour(at % SIDE, Math.floor(at / SIDE)), 255], at * 4);
  const file = PNG.sync.write(picture);
  const made = withPalette(file);
  return { before: picture.data, after: PNG.sync.read(made).data, ratio: made.length / file.length };
}

it('keeps every pixel of a picture of few colours', () => {
  const { before, after } = roundTrip((x, y) => [x > 40 ? 13 : 14, y > 30 ? 19 : 20, (x + y) % 7]);
  expect(Buffer.compare(before, after)).toBe(0);
});

it('keeps the frequent colours of a picture of many, and comes near to the others', () => {
  const { before, after, ratio } = roundTrip((x, y) => (x < 64 ? [11, 15, 24] : [(x * 8) % 256, (y * 5) % 256, (x + y) % 256]));
  expect(ratio).toBeLessThan(1);
  let far = 0;
  for (let at = 0; at < before.length; at += 4) {
    const distance = Math.max(...[0, 1, 2].map((part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0))));
    if ((at / 4) % SIDE < 64) expect(distance).toBe(0);
    far = Math.max(far, distance);
  }
  expect(far).toBeLessThan(64);
});
