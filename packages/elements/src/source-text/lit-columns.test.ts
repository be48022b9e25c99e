// Lit parts of lines.
import { expect, it } from 'vitest';
import { litColumns, litRuns } from './lit-columns.js';

const span = { line: 2, column: 3, endLine: 3, endColumn: 5 };

it.each([
  [1, undefined],
  [2, [2, 10]],
  [3, [0, 4]],
  [4, undefined],
])('lights line %i at %j', (line, columns) => {
  expect(litColumns(line, 10, span)).toEqual(columns);
});

it('cuts runs exactly at the edges', () => {
  const runs = litRuns([{ kind: 'plain', text: 'abc' }, { kind: 'word', text: 'def' }], [2, 5]);
  expect(runs).toEqual([
    { kind: 'plain', text: 'ab', lit: false },
    { kind: 'plain', text: 'c', lit: true },
    { kind: 'word', text: 'de', lit: true },
    { kind: 'word', text: 'f', lit: false },
  ]);
});
