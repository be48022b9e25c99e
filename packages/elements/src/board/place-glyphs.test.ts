// Glyphs in their boxes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BoardThing, GlyphName } from './board-model.js';
import { placeGlyphs } from './place-glyphs.js';
import { roomBox, SECTOR_BOXES, SECTORS } from './plot-geometry.js';

const glyphs: GlyphName[] = ['viper', 'raider', 'heavy-raider', 'basestar', 'civilian-ship'];
const things = (count: number, glyph: GlyphName): BoardThing[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${glyph}#${index + 1}`, glyph, label: `${glyph} ${index + 1}` }));

it('stands for every thing, inside the box, without overlap', () => {
  const arbitrary = fc.tuple(...glyphs.map(() => fc.nat(16)));
  fc.assert(
    fc.property(arbitrary, fc.constantFrom(...SECTOR_BOXES), (counts, box) => {
      const placed = placeGlyphs(counts.flatMap((count, index) => things(count, glyphs[index]!)), box);
      expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0));
      for (const { x, y } of placed) {
        expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
      }
      for (const [index, a] of placed.entries()) {
        for (const b of placed.slice(index + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(24 * a.scale);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('keeps each raider its own glyph while there is room', () => {
  expect(placeGlyphs(things(16, 'raider'), SECTOR_BOXES[0]!)).toHaveLength(16);
});

it('counts what does not fit, and keeps the mark of the last step', () => {
  const many = things(400, 'raider').map((thing, index) => ({ ...thing, touched: index === 399 }));
  const placed = placeGlyphs(many, SECTOR_BOXES[0]!);
  expect(placed).toHaveLength(1);
  expect(placed[0]).toMatchObject({ count: 400, touched: true });
});

it('has six sectors and rooms that do not overlap', () => {
  expect(SECTORS).toHaveLength(6);
  expect(roomBox(1, 0).y + roomBox(1, 0).height).toBeLessThan(roomBox(1, 1).y);
  expect(roomBox(0, undefined).x + roomBox(0, undefined).width).toBeLessThan(roomBox(1, 0).x);
});
