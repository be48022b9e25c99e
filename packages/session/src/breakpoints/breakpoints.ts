/**
 * Breakpoints as a question about one position: does it hit one? Forwards and backwards therefore find the same stops.
 * Must not move the cursor.
 */
import { targetOfPath } from '../provenance/target-of-path.js';
import { type Target } from '../provenance/write-log.js';
import { type Line } from '../record/line.js';
import { STATEMENT } from '../record/tape.js';
import { type Breakpoint, type PlacedBreakpoint } from '../types/breakpoints.js';
import { type SourcePlace } from '../types/source.js';
import { type TimelineKind } from '../types/timeline.js';

type Hits = (position: number) => boolean;

interface Placed {
  placed: PlacedBreakpoint;
  hits: Hits;
}

const NEVER: Hits = () => false;

function refused(breakpoint: Breakpoint, message: string): Placed {
  return { placed: { breakpoint, verified: false, place: null, message }, hits: NEVER };
}

function set(breakpoint: Breakpoint, hits: Hits, place: SourcePlace | null = null, message: string | null = null): Placed {
  return { placed: { breakpoint, verified: true, place, message }, hits };
}

/** On a line: all statements that begin on it, or else on the next line of the file on which one does. */
function onLine(line: Line, breakpoint: Breakpoint & { kind: 'line' }): Placed {
  const below = line.statements.all.filter(({ place }) => place.file === breakpoint.file && place.span.line >= breakpoint.line);
  const nearest = Math.min(...below.map(({ place }) => place.span.line));
  const chosen = below.filter(({ place }) => place.span.line === nearest);
  const first = chosen[0];
  if (first === undefined) {
    return refused(breakpoint, `${breakpoint.file} has no statement at or below line ${breakpoint.line}`);
  }
  const numbers = new Set(chosen.map(({ number }) => number));
  const { tape } = line.reel;
  const message = nearest === breakpoint.line ? null : `no statement begins on line ${breakpoint.line}; moved to line ${nearest}`;
  return set(breakpoint, (at) => tape.has(at, STATEMENT) && numbers.has(tape.statement(at)), first.place, message);
}

function onMark(line: Line, breakpoint: Breakpoint, kinds: readonly TimelineKind[], subject: string | null): Placed {
  const { timeline } = line;
  return set(breakpoint, (at) =>
    timeline.at(at).some((entry) => kinds.includes(entry.kind) && (subject === null || entry.subject === subject)),
  );
}

function place(line: Line, breakpoint: Breakpoint): Placed {
  const { names, writes } = line;
  switch (breakpoint.kind) {
    case 'line':
      return onLine(line, breakpoint);
    case 'event':
      if (!names.layout.eventIndex.has(breakpoint.event)) return refused(breakpoint, `the pack has no event "${breakpoint.event}"`);
      return onMark(line, breakpoint, ['event'], breakpoint.event);
    case 'thing':
      if (names.entity(breakpoint.thing) < 0) return refused(breakpoint, `there is no "${breakpoint.thing}" in this game`);
      return onMark(line, breakpoint, ['effect', 'ability'], breakpoint.thing);
    case 'roll':
      return onMark(line, breakpoint, ['roll'], null);
    case 'write': {
      const target: Target | undefined = targetOfPath(names, breakpoint.path);
      if (target === undefined) return refused(breakpoint, `the path "${breakpoint.path}" leads to no value, component or zone`);
      return set(breakpoint, (at) => writes.wrote(at, target));
    }
  }
}

/** The breakpoints of a line of play. */
export class Breakpoints {
  #all: Placed[] = [];

  get placed(): readonly PlacedBreakpoint[] {
    return this.#all.map((one) => one.placed);
  }

  /** Replaces all of them. */
  set(line: Line, breakpoints: readonly Breakpoint[]): void {
    this.#all = breakpoints.map((one) => place(line, one));
  }

  /** Places them anew in another line. */
  moveTo(line: Line): void {
    this.set(line, this.#all.map((one) => one.placed.breakpoint));
  }

  /** Indexes of those that a position hits. */
  at(position: number): number[] {
    return this.#all.flatMap((one, i) => (one.hits(position) ? [i] : []));
  }

  /** Whether a position hits any. */
  hit(position: number): boolean {
    return this.#all.some((one) => one.hits(position));
  }
}
