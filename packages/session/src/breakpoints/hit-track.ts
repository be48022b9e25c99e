/**
 * The hits of one breakpoint on one line, found from the beginning on and kept: the nth hit is the nth whichever way the
 * line is walked. Must look no further than it is asked to.
 */
import { IntColumn } from '../record/int-column.js';
import type { HitRule } from '../types/breakpoints.js';
import type { Probe } from './place-target.js';

function allowed(rule: HitRule | undefined, count: number): boolean {
  if (rule === undefined) return true;
  if ('at' in rule) return count === rule.at;
  return 'from' in rule ? count >= rule.from : count % rule.every === 0;
}

/** A hit: the how manieth it is, from 1, whether the rule lets it count, and what went wrong. */
export interface TrackedHit {
  step: number;
  count: number;
  counts: boolean;
  problem: string | null;
}

/** Follows one line. `condition` is asked only where the probe hits. */
export class HitTrack {
  readonly #probe: Probe;
  readonly #condition: Probe | undefined;
  readonly #rule: HitRule | undefined;
  readonly #steps = new IntColumn();
  readonly #problems = new Map<number, string>();
  /** Whether a step can be judged without those before it. */
  readonly #single: boolean;
  /** The first step that was not looked at. */
  #next = 0;

  /** `inOrder`: the probe is quick only when asked step by step. */
  constructor(probe: Probe, condition: Probe | undefined, rule: HitRule | undefined, inOrder: boolean) {
    this.#single = !inOrder && condition === undefined && rule === undefined;
    this.#probe = probe;
    this.#condition = condition;
    this.#rule = rule;
  }

  /** The hit at a recorded step; undefined when there is none. */
  at(step: number): TrackedHit | undefined {
    if (this.#single && step >= this.#next && this.#probe(step) === false) return undefined;
    this.#advance(step);
    const index = this.#from(step);
    return this.#steps.at(index) === step && index < this.#steps.length ? this.#hit(index) : undefined;
  }

  /** The hits on `from` … `to`, both recorded. */
  between(from: number, to: number): TrackedHit[] {
    this.#advance(to);
    const out: TrackedHit[] = [];
    for (let i = this.#from(from); i < this.#steps.length && this.#steps.at(i) <= to; i++) out.push(this.#hit(i));
    return out;
  }

  /** The line is another one after `position`. */
  cut(position: number): void {
    const length = this.#from(position + 1);
    for (let i = length; i < this.#steps.length; i++) this.#problems.delete(this.#steps.at(i));
    this.#steps.truncate(length);
    this.#next = Math.min(this.#next, position + 1);
  }

  #hit(index: number): TrackedHit {
    const step = this.#steps.at(index);
    return { step, count: index + 1, counts: allowed(this.#rule, index + 1), problem: this.#problems.get(step) ?? null };
  }

  #advance(to: number): void {
    for (; this.#next <= to; this.#next++) {
      const step = this.#next;
      const hit = this.#probe(step);
      const holds = hit === true && this.#condition !== undefined ? this.#condition(step) : hit;
      if (holds === false) continue;
      if (typeof holds === 'string') this.#problems.set(step, holds);
      this.#steps.push(step);
    }
  }

  /** Index of the first hit at or after `step`. */
  #from(step: number): number {
    let low = 0;
    let high = this.#steps.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#steps.at(middle) < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
