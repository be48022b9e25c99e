// What became dearer or cheaper since an earlier report. Must look at nothing that depends on the machine, and word nothing.
import type { BenchReport } from './bench-report.js';

/** A count before and now; 0 where there was, or is, none. */
export interface CountChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** Two reports of the same games. */
export interface BenchComparison {
  /** All steps, and those of the dearest resolution. */
  readonly steps: CountChange;
  readonly dearest: CountChange;
  /** What differs, the largest differences first. */
  readonly cards: readonly CountChange[];
  readonly programs: readonly CountChange[];
  readonly events: readonly CountChange[];
}

/** By how many percent it rose, below 0 when it fell; infinite when there was none before. */
export function risePercent({ before, now }: CountChange): number {
  return before === now ? 0 : ((now - before) / before) * 100;
}

type Counts = readonly (readonly [name: string, count: number])[];

function changes(before: Counts, now: Counts): CountChange[] {
  const [old, fresh] = [new Map(before), new Map(now)];
  const gap = (change: CountChange): number => Math.abs(change.now - change.before);
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? 0, now: fresh.get(name) ?? 0 }))
    .filter((change) => change.before !== change.now)
    .sort((a, b) => gap(b) - gap(a) || (a.name < b.name ? -1 : 1));
}

const byId = (list: readonly { readonly id: string; readonly steps: number }[]): Counts => list.map(({ id, steps }) => [id, steps]);

/** Compares reports of the same games: steps of cards and programs, and events. */
export function compareBench({ costs: before }: BenchReport, { costs: now }: BenchReport): BenchComparison {
  return {
    steps: { name: 'steps', before: before.steps, now: now.steps },
    dearest: { name: 'dearest resolution', before: before.stepBudget.used, now: now.stepBudget.used },
    cards: changes(byId(before.cards), byId(now.cards)),
    programs: changes(byId(before.programs), byId(now.programs)),
    events: changes(Object.entries(before.events), Object.entries(now.events)),
  };
}

/** What rose by more than so many percent: all steps, or those of the dearest resolution. */
export function overThreshold({ steps, dearest }: BenchComparison, percent: number): readonly CountChange[] {
  return [steps, dearest].filter((change) => risePercent(change) > percent);
}
