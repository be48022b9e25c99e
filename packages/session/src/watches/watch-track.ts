/**
 * The values of one watch on one line, worked out from the beginning on, a slice at a time, and kept: only where it becomes
 * another value. Must not look further than it is asked to.
 */
import { IntColumn } from '../record/int-column.js';
import type { PreparedText, TextValue } from '../expression/prepared-text.js';
import type { WatchPoint } from '../types/watches.js';

function key({ raw, value, problem }: TextValue): string {
  return problem === null ? JSON.stringify(raw ?? value) : `! ${problem}`;
}

function point(step: number, { value, raw, problem }: TextValue): WatchPoint {
  return { step, value, raw, problem };
}

/** For one who may know everything. */
export class WatchTrack {
  readonly #text: PreparedText;
  /** The step of each of `#points`. */
  readonly #steps = new IntColumn();
  #points: WatchPoint[] = [];
  #key = '';
  /** The first step that was not looked at. */
  #next = 0;

  constructor(text: PreparedText) {
    this.#text = text;
  }

  /** The points of a stretch: what holds at its first step, and every change up to `to`. */
  between(from: number, to: number): WatchPoint[] {
    this.#advance(to);
    const first = Math.max(this.#from(from + 1) - 1, 0);
    const held = this.#points[first];
    if (held === undefined) return [];
    const points = [{ ...held, step: from }];
    for (let i = first + 1; i < this.#points.length && this.#steps.at(i) <= to; i++) points.push(this.#points[i] as WatchPoint);
    return points;
  }

  /** Whether a stretch can be given with at most `steps` steps of work. */
  reaches(to: number, steps: number): boolean {
    return to - this.#next < steps;
  }

  /** The line is another one after `position`. */
  cut(position: number): void {
    const length = this.#from(position + 1);
    this.#points.length = length;
    this.#steps.truncate(length);
    this.#next = Math.min(this.#next, position + 1);
    const last = this.#points.at(-1);
    this.#key = last === undefined ? '' : key({ ...last, hidden: false });
  }

  #advance(to: number): void {
    for (; this.#next <= to; this.#next++) {
      const step = this.#next;
      const found = this.#text.at(step, 'everything');
      const now = key(found);
      if (now === this.#key) continue;
      this.#key = now;
      this.#points.push(point(step, found));
      this.#steps.push(step);
    }
  }

  /** Index of the first point at or after `step`. */
  #from(step: number): number {
    let low = 0;
    let high = this.#points.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#steps.at(middle) < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The points of a stretch by themselves: for a seat, or far from what was worked out. Null when the seat may not be told. */
export function pointsBetween(text: PreparedText, from: number, to: number, seat: string): WatchPoint[] | null {
  const points: WatchPoint[] = [];
  let last = '';
  for (let step = from; step <= to; step++) {
    const found = text.at(step, seat);
    if (found.hidden) return null;
    const now = key(found);
    if (now !== last) points.push(point(step, found));
    last = now;
  }
  return points;
}
