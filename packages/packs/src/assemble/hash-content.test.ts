// Tests of the content hash.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashContent } from './hash-content.js';

it('is 32 hexadecimal digits, always the same', () => {
  expect(hashContent({ a: [1, 'two', null, true] })).toMatch(/^[0-9a-f]{32}$/);
  expect(hashContent({ a: [1, 'two', null, true] })).toBe(hashContent({ a: [1, 'two', null, true] }));
});

it('tells different values apart', () => {
  const values = [0, 1, -1, 1.5, '', '1', 'ab', 'ba', null, true, false, [], [[]], [1], [1, 2], [2, 1], {}, { a: 1 }, { b: 1 }, { a: 1, b: 2 }, [{ a: 1 }, 2], [{ a: 1, b: 2 }]];
  expect(new Set(values.map((value) => hashContent(value))).size).toBe(values.length);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      fc.pre(JSON.stringify(a) !== JSON.stringify(b));
      // -0 and 0 are one number in JSON.
      expect(hashContent([a, 'x'], false) === hashContent([b, 'x'], false)).toBe(JSON.stringify(JSON.parse(JSON.stringify(a))) === JSON.stringify(JSON.parse(JSON.stringify(b))));
    }),
  );
});

it('leaves out where things stand, but not attributes of the same name', () => {
  expect(hashContent({ id: 'a', at: [1, 2, 3, 4], file: 3 })).toBe(hashContent({ id: 'a', at: [5, 6, 7, 8], file: 4 }));
  expect(hashContent({ values: { at: 1 } })).not.toBe(hashContent({ values: { at: 2 } }));
  expect(hashContent({ values: { file: 1 } })).not.toBe(hashContent({ values: { file: 2 } }));
});
