// Differences of texts by lines.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineChanges, lineInA, lineInB } from './line-diff.js';

it('finds what was added, removed and changed', () => {
  expect(lineChanges('a\nb\nc', 'a\nx\nb\nc')).toEqual([{ fromA: 1, toA: 1, fromB: 1, toB: 2 }]);
  expect(lineChanges('a\nb\nc', 'a\nc')).toEqual([{ fromA: 1, toA: 2, fromB: 1, toB: 1 }]);
  expect(lineChanges('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([{ fromA: 1, toA: 2, fromB: 1, toB: 2 }, { fromA: 4, toA: 4, fromB: 4, toB: 5 }]);
  expect(lineChanges('same', 'same')).toEqual([]);
});

it('knows where a line has gone', () => {
  const changes = lineChanges('a\nb\nc\nd', 'x\na\nb\nd');
  expect([0, 1, 2, 3].map((line) => lineInB(changes, line))).toEqual([1, 2, undefined, 3]);
  expect([0, 1, 2, 3].map((line) => lineInA(changes, line))).toEqual([undefined, 0, 1, 3]);
});

it('rebuilds the one text from the other, and pairs only equal lines', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const changes = lineChanges(a, b);
      const linesA = a.split('\n');
      const linesB = b.split('\n');
      const rebuilt: string[] = [];
      let at = 0;
      for (const { fromA, toA, fromB, toB } of changes) {
        rebuilt.push(...linesA.slice(at, fromA), ...linesB.slice(fromB, toB));
        at = toA;
      }
      expect([...rebuilt, ...linesA.slice(at)]).toEqual(linesB);
      linesA.forEach((line, index) => {
        const there = lineInB(changes, index);
        if (there !== undefined) expect(linesB[there]).toBe(line);
      });
    }),
  );
});

it('takes texts without anything in common as one difference, soon', () => {
  const long = (word: string): string => Array.from({ length: 5000 }, (_, at) => `${word} ${String(at)}`).join('\n');
  expect(lineChanges(long('a'), long('b'))).toEqual([{ fromA: 0, toA: 5000, fromB: 0, toB: 5000 }]);
});
