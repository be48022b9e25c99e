// The sentence on positions that no play leads to.
import { expect, it } from 'vitest';
import { unreachableInWords } from './unreachable-words.js';

const reasons = (...says: string[]) => ({ unreachable: says.map((one) => ({ rule: 'x', says: one, thing: null, file: 'rules/always.yaml', at: [1, 1, 1, 2] as [number, number, number, number] })) });

it.each([
  ['nothing', {}, undefined],
  ['no reason', reasons(), undefined],
  ['one reason', reasons('Fuel is off its dial'), 'No play leads here: Fuel is off its dial.'],
  ['many', reasons('a', 'b', 'c', 'd', 'e'), 'No play leads here: a; b; c; and 2 more.'],
])('%s', (_, stop, expected) => {
  expect(unreachableInWords(stop)).toBe(expected);
});
