// `dradis simulate --ab`: plays two packs on the same seeds, and says what the second changes.
import type { CompiledPack } from '@dradis/engine';
import type { ExitCode } from '../commands/command.js';
import { type Host, UsageError } from '../host.js';
import { comparedCourses } from './compared-course.js';
import { comparisonText } from './comparison-text.js';
import { comparisonCsv } from './csv.js';
import { keptRun } from './kept-run.js';
import { failureLines } from './failure-lines.js';
import { reportFile, writeReport } from './report-file.js';
import { prepare, type SimulateOptions } from './simulate-options.js';

const sidesOf = ({ things }: CompiledPack): string[] => [...new Set(things.flatMap(({ values: { side } }) => (typeof side === 'string' ? [side] : [])))];

/** The side whose wins are compared: the first of A that B has too. @throws UsageError when there is none */
function sideInCommon(a: CompiledPack, b: CompiledPack): string {
  const [ofA, ofB] = [sidesOf(a), sidesOf(b)];
  const side = ofA.find((each) => ofB.includes(each));
  if (side === undefined) throw new UsageError(`${a.title} and ${b.title} have no side in common, so no wins can be compared: A has ${ofA.join(', ')}, B has ${ofB.join(', ')}. --ab is for two versions of one pack`);
  return side;
}

/** Runs it; `words` are the arguments of the command, to be said again after an interruption. */
export async function simulateTwo(options: SimulateOptions, folders: readonly [string, string], words: readonly string[], host: Host): Promise<ExitCode> {
  const { format, seed } = options;
  const page = reportFile(options.report, host);
  const [a, b] = [await prepare(folders[0], options, true, host), await prepare(folders[1], options, true, host)];
  if (a === undefined || b === undefined) return 1;
  const side = sideInCommon(a.pack, b.pack);
  const run = await keptRun([a, b], options, words, host);
  if (run === undefined) return 1;
  const { comparePairs, summarise } = await import('@dradis/players');
  const [ofA, ofB] = [summarise(run.chunks[0] ?? []), summarise(run.chunks[1] ?? [])];
  const comparison = comparePairs(side, ofA.statistics?.rows ?? [], ofB.statistics?.rows ?? [], seed);
  const nothing = { rows: [], cards: {}, kinds: {}, course: {} };
  const course = comparedCourses(ofA.statistics ?? nothing, ofB.statistics ?? nothing);
  // Two versions of a pack often bear the same title and version.
  const names = [`${a.pack.title} ${a.pack.version}`, `${b.pack.title} ${b.pack.version}`] as const;
  const told = names[0] === names[1] ? ([`${names[0]} (${folders[0]})`, `${names[1]} (${folders[1]})`] as const) : names;
  host.out(format === 'json' ? `${JSON.stringify({ packs: told, hashes: [ofA.hash, ofB.hash], ...comparison, course }, null, 2)}\n` : format === 'csv' ? comparisonCsv(comparison, course) : comparisonText(comparison, told, b.pack));
  const errors = ofA.errors.length + ofB.errors.length;
  if (errors > 0) host.err([`${errors} of the games failed; their pairs count in no figure`, ...failureLines(ofA.errors, 'A '), ...failureLines(ofB.errors, 'B '), ''].join('\n'));
  if (page !== undefined) {
    const { comparisonPage } = await import('./page/comparison-page.js');
    if (!writeReport(page, comparisonPage({ names: told, a: { pack: a.pack, summary: ofA }, b: { pack: b.pack, summary: ofB }, settings: a.settings, comparison, course }), host)) return 1;
  }
  run.end();
  return errors > 0 ? 1 : 0;
}
