// Numbers from the command line.
import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.js';

it('reads whole numbers within bounds', () => {
  const parse = wholeNumber(1, 50);
  expect([parse('1'), parse('50'), parse('007')]).toEqual([1, 50, 7]);
  for (const text of ['0', '51', '-1', '1.5', '1e1', 'x', '', ' 3']) expect(() => parse(text), text).toThrow(InvalidArgumentError);
});
