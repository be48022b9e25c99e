// A benchmark in words and columns. Must not count anything.
import type { BenchCosts } from '@dradis/players';
import type { BenchReport } from './bench-report.js';
import { risePercent, type BenchComparison, type CountChange } from './compare-bench.js';

type Row = readonly (string | number)[];

const percent = (part: number, of: number): string => `${(of === 0 ? 0 : (part / of) * 100).toFixed(1)} %`;

/** Rows below each other, numbers on the right of their columns; `head` names the columns. */
function columns(head: readonly string[], rows: readonly Row[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, index) => Math.max(...all.map((row) => String(row[index] ?? '').length)));
  const right = head.map((_, index) => rows.length > 0 && rows.every((row) => /^[+-]?[\d.]+(?: %)?$|^new$/.test(String(row[index] ?? ''))));
  return all.map((row) => `  ${head.map((_, index) => {
    const text = String(row[index] ?? '');
    return right[index] === true ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  }).join('  ')}`.trimEnd());
}

/** A titled part; nothing when it would list nothing. */
function section(title: string, all: number, shown: number, lines: readonly string[]): string[] {
  return all === 0 ? [] : ['', all > shown ? `${title} (the first ${shown} of ${all})` : title, ...lines];
}

function bound(what: string, { used, limit, seed, answers, program }: BenchCosts['stepBudget']): string {
  return `  ${used} of ${limit} ${what} (${percent(used, limit)}), after answer ${answers} of the game with the seed ${seed}${program === null ? '' : `, most of it in ${program}`}`;
}

/** The report for people, the dearest `top` of each list; ends with a line end. */
export function benchText({ pack, settings, costs, times }: BenchReport, top: number): string {
  const { games, steps, cards, programs, statements, events, failed, decisions } = costs;
  const each = (count: number): string => (count / games).toFixed(1);
  const cost = (own: number): readonly string[] => [String(own), percent(own, steps), each(own)];
  const counts = Object.entries(events);
  return [
    `${pack.title} ${pack.version}: ${games} random games of ${settings.players} players, seed ${settings.seed}`,
    `${steps} steps (${each(steps)} a game), ${decisions} decisions (${each(decisions)} a game), hash ${costs.hash}`,
    ...(failed.length === 0 ? [] : [`${failed.length} failed`, ...failed.slice(0, top).map(({ seed, message }) => `  seed ${seed}: ${message}`)]),
    ...section('Cards', cards.length, top, columns(['card', 'runs', 'steps', 'share', 'a game'], cards.slice(0, top).map(({ id, runs, steps: own }) => [id, runs, ...cost(own)]))),
    ...section('Effects, abilities and procedures', programs.length, top, columns(['program', 'runs', 'steps', 'share', 'a game', 'file'], programs.slice(0, top).map(({ id, runs, steps: own, file }) => [id, runs, ...cost(own), file]))),
    ...section('Statements', statements.length, top, columns(['place', 'steps', 'share', 'a game'], statements.slice(0, top).map(({ file, line, column, steps: own }) => [`${file}:${line}:${column}`, ...cost(own)]))),
    ...section('Events', counts.length, top, columns(['event', 'count', 'a game'], counts.slice(0, top).map(([type, count]) => [type, count, each(count)]))),
    ...section('Most between two answers', 2, 2, [bound('steps', costs.stepBudget), bound('frames', costs.depthBudget)]),
    ...section('Time on this machine', 1, 1, [`  ${times.gamesPerSecond} games a second; a game took ${times.medianMs} ms, and at most ${times.p95Ms} ms in 95 of 100`]),
    '',
  ].join('\n');
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}`;

function changed({ name, before, now }: CountChange): Row {
  const rise = risePercent({ name, before, now });
  return [name, before, now, signed(now - before), Number.isFinite(rise) ? `${rise > 0 ? '+' : ''}${rise.toFixed(1)} %` : 'new'];
}

/** What is different from an earlier report, the largest `top` differences of each list; ends with a line end. */
export function comparisonText({ steps, dearest, cards, programs, events }: BenchComparison, name: string, top: number): string {
  const head = ['', 'before', 'now', 'by', 'rise'];
  const part = (title: string, list: readonly CountChange[]): string[] => (list.length === 0 ? [] : section(title, list.length, top, columns(head, list.slice(0, top).map(changed))));
  const same = [cards, programs, events].every((list) => list.length === 0) && steps.before === steps.now && dearest.before === dearest.now;
  if (same) return `Against ${name}: every count is the same\n`;
  return [`Against ${name}`, ...columns(head, [steps, dearest].map(changed)), ...part('Cards', cards), ...part('Effects, abilities and procedures', programs), ...part('Events', events), ''].join('\n');
}
