// The statistics of a simulation as one long CSV table (RFC 4180). Must not work anything out.
import type { Comparison, Estimate } from '@dradis/players';
import type { Balance } from './balance.js';
import type { ComparedCourses } from './compared-course.js';
import type { SimulationReport } from './simulation-report.js';

type Row = readonly [table: string, key: string, measure: string, value: string | number, low?: number, high?: number];

const HEAD = ['table', 'key', 'measure', 'value', 'low', 'high'];

function cell(value: string | number | undefined): string {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: readonly Row[]): string => [HEAD, ...rows].map((row) => HEAD.map((_, index) => cell(row[index])).join(',')).join('\r\n').concat('\r\n');

const estimate = (table: string, key: string, measure: string, { value, low, high }: Estimate): Row => [table, key, measure, value, low, high];

/** Tables `simulation`, `wins`, `endings`, `values` (games by final value), `means`, `course` (means by turn, and how many games came so far) and `cards`; rates and effects with low and high. */
export function simulationCsv(report: SimulationReport, balance: Balance): string {
  const rows: Row[] = [
    ...(['games', 'finished', 'decisions', 'steps', 'hash'] as const).map((measure): Row => ['simulation', '', measure, report[measure]]),
    estimate('simulation', balance.side, 'win-rate', balance.winRate),
    ...Object.entries(report.wins).map(([side, games]): Row => ['wins', side, 'games', games]),
    ...balance.endings.flatMap(({ outcome, games, share }): Row[] => [['endings', outcome, 'games', games], estimate('endings', outcome, 'share', share)]),
  ];
  for (const [name, { counts }] of Object.entries(balance.values)) for (const [value, games] of counts) rows.push(['values', name, String(value), games]);
  for (const [name, { meanWhenWonBy }] of Object.entries(balance.values)) for (const [side, mean] of Object.entries(meanWhenWonBy)) rows.push(['means', name, `won by ${side}`, mean]);
  for (const [name, turns] of Object.entries(balance.course)) for (const { turn, games, mean } of turns) rows.push(['course', name, `mean at turn ${turn}`, mean], ['course', name, `games at turn ${turn}`, games]);
  for (const { id, options, effect, ...card } of balance.cards) {
    for (const measure of ['kind', 'games', 'drawn', 'chosen', 'passed', 'partial', 'failed'] as const) rows.push(['cards', id, measure, card[measure]]);
    for (const [label, times] of Object.entries(options)) rows.push(['cards', id, `option ${label}`, times]);
    if (effect !== undefined) rows.push(estimate('cards', id, 'effect', effect));
  }
  return lines(rows);
}

function comparedTurns([dial, turns]: readonly [string, ComparedCourses[string]]): Row[] {
  return turns.flatMap(({ turn, a, b, difference }): Row[] => [
    ...(a === undefined ? [] : [['course-a', dial, `mean at turn ${turn}`, a.mean], ['course-a', dial, `games at turn ${turn}`, a.games]] satisfies Row[]),
    ...(b === undefined ? [] : [['course-b', dial, `mean at turn ${turn}`, b.mean], ['course-b', dial, `games at turn ${turn}`, b.games]] satisfies Row[]),
    ...(difference === undefined ? [] : [estimate('course-difference', dial, `mean at turn ${turn}`, difference)]),
  ]);
}

/** Tables `comparison`, `course-a`, `course-b` (means by turn, and how many games came so far) and `course-difference`: differences are the second pack less the first. */
export function comparisonCsv({ side, pairs, a, b, winRate, endings, values }: Comparison, course: ComparedCourses): string {
  return lines([
    ['comparison', '', 'pairs', pairs],
    estimate('comparison', side, 'win-rate-a', a),
    estimate('comparison', side, 'win-rate-b', b),
    ...(winRate === undefined ? [] : [estimate('comparison', side, 'win-rate-difference', winRate)]),
    ...Object.entries(endings).flatMap(([outcome, { a: ofA, b: ofB, difference }]) => [
      estimate('comparison', outcome, 'ending-a', ofA),
      estimate('comparison', outcome, 'ending-b', ofB),
      ...(difference === undefined ? [] : [estimate('comparison', outcome, 'ending-difference', difference)]),
    ]),
    ...Object.entries(values).flatMap(([name, value]): Row[] => [['comparison', name, 'mean-a', value.a], ['comparison', name, 'mean-b', value.b], estimate('comparison', name, 'mean-difference', value)]),
    ...Object.entries(course).flatMap(comparedTurns),
  ]);
}
