// Tests of the size budgets.
import { expect, it } from 'vitest';
import { overBudget } from './size-budget.mjs';

it.each([
  ['within', 1024, undefined],
  ['above', 1025, 'more than its 1 kB'],
])('a package %s its budget', (_what, packed, problem) => {
  const said = overBudget('a', packed, { a: 1 });
  if (problem === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(problem);
});

it('a package without one is told', () => {
  expect(overBudget('b', 1, { a: 1 })).toContain('no budget');
});
