/**
 * The breakpoints of a session, as a question about one step: does it hit one? Forwards and backwards therefore find the same
 * stops. Must not move the cursor.
 */
import { PreparedText } from '../expression/prepared-text.js';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { Line } from '../record/line.js';
import type { Breakpoint, BreakpointHit, BreakpointMistake, HitRange, HitSlice, PlacedBreakpoint } from '../types/breakpoints.js';
import type { TextMistake } from '../types/expression.js';
import { HitTrack, type TrackedHit } from './hit-track.js';
import { type LogText, prepareLog } from './log-text.js';
import { placeTarget, type Probe } from './place-target.js';

const SLICE = 5000;
/** A session with more of them is no longer one that somebody works with. */
const MOST = 1000;

interface Placed {
  placed: PlacedBreakpoint;
  /** Undefined when it can never be hit. */
  track: HitTrack | undefined;
  log: LogText | undefined;
}

function told(mistakes: readonly TextMistake[], where: BreakpointMistake['in']): BreakpointMistake[] {
  return mistakes.map((one) => ({ ...one, in: where }));
}

function ruleProblem(breakpoint: Breakpoint): string | null {
  const { hits } = breakpoint;
  if (hits === undefined) return null;
  const count = 'at' in hits ? hits.at : 'from' in hits ? hits.from : hits.every;
  return Number.isSafeInteger(count) && count >= 1 ? null : `hits are counted from 1, but ${String(count)} was given`;
}

function conditionOf(line: Line, compiler: TextCompiler, text: string): { probe: Probe; mistakes: readonly TextMistake[] } {
  const prepared = new PreparedText(line, compiler, text, 'condition');
  return {
    mistakes: prepared.mistakes,
    probe: (step) => {
      const { holds, problem } = prepared.holds(step);
      return problem ?? holds;
    },
  };
}

function place(line: Line, compiler: TextCompiler, breakpoint: Breakpoint): Placed {
  const target = placeTarget(line, compiler, breakpoint);
  const when = breakpoint.when === undefined ? undefined : conditionOf(line, compiler, breakpoint.when);
  const log = breakpoint.log === undefined ? undefined : prepareLog(line, compiler, breakpoint.log);
  const mistakes = [...told('mistakes' in target ? target.mistakes : [], 'text'), ...told(when?.mistakes ?? [], 'when'), ...told(log?.mistakes ?? [], 'log')];
  const wrong = mistakes.find(({ severity }) => severity === 'error');
  const rule = ruleProblem(breakpoint);
  const places = 'places' in target ? target.places : [];
  const verified = 'probe' in target && wrong === undefined && rule === null;
  const message = 'probe' in target ? (rule ?? wrong?.title ?? target.message) : (wrong?.title ?? target.message);
  const placed = { breakpoint, verified, place: places[0] ?? null, places, message, mistakes };
  return { placed, track: verified ? new HitTrack(target.probe, when?.probe, breakpoint.hits, target.inOrder) : undefined, log };
}

/** The breakpoints on the line on which the session stands. */
export class Breakpoints {
  /** Whether runs pass all of them. */
  skip = false;
  readonly #compiler: TextCompiler;
  #line: Line;
  #all: Placed[] = [];

  constructor(line: Line, compiler: TextCompiler) {
    this.#line = line;
    this.#compiler = compiler;
  }

  get placed(): readonly PlacedBreakpoint[] {
    return this.#all.map((one) => one.placed);
  }

  /** Replaces all of them; those beyond a thousand are left out. */
  set(breakpoints: readonly Breakpoint[]): void {
    for (const { track } of this.#all) if (track !== undefined) this.#line.followers.delete(track);
    this.#all = breakpoints.slice(0, MOST).map((one) => place(this.#line, this.#compiler, one));
    for (const { track } of this.#all) if (track !== undefined) this.#line.followers.add(track);
  }

  /** Places them anew, in another line or with another language. */
  moveTo(line: Line): void {
    const breakpoints = this.#all.map((one) => one.placed.breakpoint);
    this.set([]);
    this.#line = line;
    this.set(breakpoints);
  }

  /** The hits at which a step stops. */
  stopsAt(step: number): BreakpointHit[] {
    return this.#all.flatMap(({ placed, track }, breakpoint) => {
      if (placed.breakpoint.enabled === false || placed.breakpoint.log !== undefined) return [];
      const hit = track?.at(step);
      return hit?.counts === true ? [this.#told(breakpoint, hit)] : [];
    });
  }

  /** Whether a run stops at a step. */
  hit(step: number): boolean {
    return !this.skip && this.stopsAt(step).length > 0;
  }

  /** The hits of a stretch of the line, those of log points too. */
  hits({ from = 0, steps = SLICE, only }: HitRange): HitSlice {
    const { last } = this.#line.reel.tape;
    const first = Math.min(Math.max(Math.trunc(from) || 0, 0), last);
    const to = Math.min(first + Math.min(Math.max(Math.trunc(steps) || 1, 1), SLICE * 10) - 1, last);
    const hits = this.#all.flatMap(({ placed, track }, breakpoint) => {
      if (track === undefined || placed.breakpoint.enabled === false || (only !== undefined && only !== breakpoint)) return [];
      return track.between(first, to).filter(({ counts }) => counts).map((hit) => this.#told(breakpoint, hit));
    });
    return { hits: hits.sort((a, b) => a.step - b.step || a.breakpoint - b.breakpoint), next: to < last ? to + 1 : null };
  }

  #told(breakpoint: number, { step, count, problem }: TrackedHit): BreakpointHit {
    return { breakpoint, step, count, log: this.#all[breakpoint]?.log?.at(step) ?? null, problem };
  }
}
