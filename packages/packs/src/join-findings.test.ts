// The same said of many places is said once; said of a few, each is told.
import { createSourceFile, type Diagnostic } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import { joinRepeated } from './join-findings.js';

/** The same diagnostic in so many files. */
function repeated(count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => ({
    code: 'D0201',
    severity: 'error' as const,
    title: "'loose' begins no statement; did you mean 'lose'?",
    primary: { file: createSourceFile(`cards/${index}.yaml`, 'loose 1 morale'), span: { start: 0, end: 5 }, label: '' },
    secondary: [],
    facts: { found: 'loose', suggestions: ['lose'] },
  }));
}

it.each([
  [1, 1],
  [10, 10],
  [12, 1],
])('%i times the same is told %i times', (count, told) => {
  expect(joinRepeated(repeated(count))).toHaveLength(told);
});
