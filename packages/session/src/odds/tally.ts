/** Counts what comes out. Must keep for each outcome the first run that came to it, in whatever order chunks arrive. */
import type { Bar } from '../types/odds.js';

/** Bars in the making. */
export class Tally {
  readonly #bars = new Map<string, Bar>();

  add(value: string, label: string, run: number, count = 1): void {
    const bar = this.#bars.get(value);
    if (bar === undefined) this.#bars.set(value, { value, label, count, run });
    else {
      bar.count += count;
      bar.run = Math.min(bar.run, run);
    }
  }

  addAll(bars: readonly Bar[]): void {
    for (const { value, label, run, count } of bars) this.add(value, label, run, count);
  }

  /** Numbers in order of size, then everything else in order of value. */
  get bars(): Bar[] {
    return [...this.#bars.values()].map((bar) => ({ ...bar })).sort((a, b) => {
      const [one, other] = [Number(a.value), Number(b.value)];
      if (a.value !== '' && b.value !== '' && !Number.isNaN(one) && !Number.isNaN(other)) return one - other;
      return a.value < b.value ? -1 : 1;
    });
  }
}
