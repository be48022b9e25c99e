// Coverage as a table for people. Must not measure it.
import type { Coverage, UncoveredLine } from '../run/result.js';

/** `executed / total` as a percentage with one digit, rounded down so that 100 means all; 100 when there is nothing. */
export function percent({ executed, total }: { readonly executed: number; readonly total: number }): string {
  if (total === 0) return '100.0';
  return (Math.floor((executed * 1000) / total) / 10).toFixed(1);
}

/** One line a file (those fully covered are only counted), then the lines never carried out. */
export function renderCoverage(coverage: Coverage): string {
  const lines = [
    `Coverage: ${percent(coverage.statements)} % of ${coverage.statements.total} statements, `
      + `${percent(coverage.branches)} % of ${coverage.branches.total} branches`,
  ];
  let full = 0;
  for (const file of coverage.files) {
    if (file.uncovered.length === 0 && file.partial.length === 0) {
      full += 1;
      continue;
    }
    lines.push(`  ${file.path}: ${percent(file.statements)} % statements, ${percent(file.branches)} % branches`);
    lines.push(...linesOf('never carried out', file.uncovered), ...linesOf('never went every way', file.partial));
  }
  lines.push(`  ${full} of ${coverage.files.length} files fully covered`);
  return lines.join('\n');
}

function linesOf(words: string, uncovered: readonly UncoveredLine[]): string[] {
  if (uncovered.length === 0) return [];
  const byPrograms = new Map<string, number[]>();
  for (const { line, programs } of uncovered) {
    const name = programs.join(', ');
    byPrograms.set(name, [...(byPrograms.get(name) ?? []), line]);
  }
  return [...byPrograms].map(([programs, numbers]) => `    ${words}: line ${ranges(numbers)} (${programs})`);
}

/** Line numbers with runs drawn together: `3, 5-7`. */
function ranges(numbers: readonly number[]): string {
  const parts: string[] = [];
  let start = numbers[0];
  let end = start;
  for (const number of [...numbers.slice(1), undefined]) {
    if (number !== undefined && end !== undefined && number === end + 1) {
      end = number;
      continue;
    }
    if (start !== undefined) parts.push(start === end ? String(start) : `${start}-${end}`);
    start = number;
    end = number;
  }
  return parts.join(', ');
}
