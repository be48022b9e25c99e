// Tests of gathering and ordering.
import { describe, expect, it } from 'vitest';
import { hasErrors, sortDiagnostics } from './diagnostic.js';
import { createReport } from './report.js';
import { createSourceFile } from './source-file.js';

const place = (path: string, start: number) => ({ file: createSourceFile(path, 'text'), span: { start, end: start + 1 }, label: '' });

describe('a report', () => {
  it('fills in what was left out, counts errors and keeps equal findings once', () => {
    const report = createReport();
    report.add({ code: 'D0101', title: 'one', primary: place('a', 0) });
    report.add({ code: 'D0101', title: 'one', primary: place('a', 0) });
    report.add({ code: 'D0102', severity: 'warning', title: 'two', primary: place('a', 1) });
    expect(report.diagnostics.map(({ code, severity, secondary, facts }) => ({ code, severity, secondary, facts }))).toEqual([
      { code: 'D0101', severity: 'error', secondary: [], facts: {} },
      { code: 'D0102', severity: 'warning', secondary: [], facts: {} },
    ]);
    expect(report.errors).toBe(1);
    expect(hasErrors(report.diagnostics)).toBe(true);
    expect(hasErrors(report.diagnostics.slice(1))).toBe(false);
  });

  it('can be put in the order of the files', () => {
    const report = createReport();
    for (const [path, start, code] of [['b', 0, 'D1'], ['a', 2, 'D2'], ['a', 0, 'D4'], ['a', 0, 'D3']] as const) {
      report.add({ code, title: code, primary: place(path, start) });
    }
    expect(sortDiagnostics(report.diagnostics).map(({ code }) => code)).toEqual(['D3', 'D4', 'D2', 'D1']);
  });
});
