// Coverage as a table for people. Must not measure it.
import type { CardCoverage, Count, Coverage, UncoveredLine } from '../run/result.js';

/** `executed / total` as a percentage with one digit, rounded down so that 100 means all; 100 when there is nothing. */
export function percent({ executed, total }: Count): string {
  if (total === 0) return '100.0';
  return (Math.floor((executed * 1000) / total) / 10).toFixed(1);
}

/**
 * The sums, then one line a file (those fully covered are only counted) with the lines never carried out, then the cards of
 * which something never happened, with what that is.
 */
export function renderCoverage(coverage: Coverage): string {
  const { statements, branches, outcomes, files, cards } = coverage;
  const lines = [`Coverage: ${percent(statements)} % of ${statements.total} statements, ${percent(branches)} % of ${branches.total} branches, ${percent(outcomes)} % of ${outcomes.total} outcomes`];
  const open = files.filter(({ uncovered, partial }) => uncovered.length > 0 || partial.length > 0);
  for (const file of open) {
    lines.push(`  ${file.path}: ${percent(file.statements)} % statements, ${percent(file.branches)} % branches`);
    lines.push(...linesOf('never carried out', file.uncovered), ...linesOf('never went every way', file.partial));
  }
  lines.push(`  ${files.length - open.length} of ${files.length} files fully covered`);
  const idle = cards.filter(({ run }) => !run);
  const half = cards.filter(({ run, outcomes: all }) => run && all.some(({ reached }) => !reached));
  for (const card of half) lines.push(...cardLines(card));
  if (idle.length > 0) lines.push('  Never run:', ...idle.map(({ id, title, kind, path }) => `    ${title} (${kind} ${id}, ${path})`));
  if (cards.length > 0) lines.push(`  ${cards.length - idle.length - half.length} of ${cards.length} cards fully covered`);
  return lines.join('\n');
}

/** A card with all its outcomes, those that never came marked. */
function cardLines({ id, title, kind, outcomes }: CardCoverage): string[] {
  const reached = outcomes.filter((outcome) => outcome.reached).length;
  return [
    `  ${title} (${kind} ${id}): ${reached} of ${outcomes.length} outcomes`,
    ...outcomes.map((outcome) => `    ${outcome.reached ? '[x]' : '[ ]'} ${outcome.name}${outcome.reached ? '' : ` (line ${outcome.line})`}`),
  ];
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
