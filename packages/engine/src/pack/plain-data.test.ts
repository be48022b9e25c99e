// Pitfalls 3 and 4: closed data is let in at any depth that is written down; what is none, or deeper, is refused with its path.
import { describe, expect, it } from 'vitest';
import { BrokenDocument } from '../errors/broken-document.js';
import { shown } from '../errors/shown.js';
import { requireData } from './plain-data.js';

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
function problem(value: unknown): string | undefined {
  try {
    requireData(value, 'save');
    return undefined;
  } catch (error) {
    if (!(error instanceof BrokenDocument)) throw error;
    return error.message;
  }
}
const circle: Record<string, unknown> = { a: [1] };
circle['b'] = { c: circle };

it.each<[string, unknown]>([
  ['nothing at all', null],
  ['what JSON can say', { a: [1, 'x', true, null, { b: [] }], c: -0.5 }],
  ['a key without a value', { a: undefined }],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
  ['a thousand levels', deep(1000)],
  ['14,000 lines', Array.from({ length: 14_000 }, (_, line) => ({ line, text: 'x' }))],
])('lets in %s', (_, value) => {
  expect(problem(value)).toBeUndefined();
});

describe('refuses with its path', () => {
  it.each<[string, unknown, string]>([
    ['a function', { a: [1, () => 1] }, 'save.a[1]: expected data, found a function'],
    ['a symbol', { a: Symbol('x') }, 'save.a: expected data, found a symbol'],
    ['a large integer', [1n], 'save[0]: expected data, found a bigint'],
    ['a number that is none', { a: Number.NaN }, 'save.a: expected data, found NaN'],
    ['a hole in a list', [1, undefined], 'save[1]: expected data, found nothing'],
    ['a date', { a: { b: new Date(0) } }, 'save.a.b: expected data, found an object of a class'],
    ['a map', [new Map()], 'save[0]: expected data, found an object of a class'],
    ['an instance of a class', { a: new (class { x = 1; })() }, 'save.a: expected data, found an object of a class'],
    ['a getter that throws', { a: { get b(): number { throw new TypeError('no'); } } }, 'save.a.b: expected data, found what cannot be read (TypeError)'],
    ['a circle', circle, 'save.b.c.b.c.b.c.b.c…: nested more than 1000 deep, or in a circle'],
    ['14,000 levels', deep(14_000), 'save.a[0].a[0].a[0].a[0]…: nested more than 1000 deep, or in a circle'],
    ['200,000 levels', deep(200_001), 'save[0].a[0].a[0].a[0].a…: nested more than 1000 deep, or in a circle'],
  ])('%s', (_, value, message) => {
    expect(problem(value)).toBe(message);
  });
});

it.each<[unknown, string]>([
  [{ a: 1 }, '{"a":1}'],
  [undefined, 'nothing'],
  [1n, '1'],
  [circle, 'an object that is no data'],
  [deep(200_001), 'a list that is no data'],
])('shows %#', (value, text) => {
  expect(shown(value)).toBe(text);
});
