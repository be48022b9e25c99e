/**
 * Finds on the tape where a command stops. Forwards and backwards are one search in two directions: a position belongs
 * to the frame that began the command, or to one around it, when none of the frames there was ended in between. Must not
 * run the game: `reach` does, when the tape ends.
 */
import { ENDED, FRESH, STATEMENT, type Tape, TURN, WAITING } from '../record/tape.js';
import type { RunCommand, StepCommand } from '../types/moving.js';

/** Makes sure that a position is on the tape; false when the game does not go on to it. */
export type Reach = (position: number) => boolean;

/** Where to stop; `found` says whether that is what was looked for, or the line's beginning or end (so far) came first. */
export interface Found {
  position: number;
  found: 'stop' | 'start' | 'end';
}

const HALTS = WAITING | ENDED;

function stepForwards(tape: Tape, from: number, kind: StepCommand['kind'], reach: Reach): Found {
  const start = tape.depth(from);
  let kept = start;
  for (let at = from + 1; reach(at); at++) {
    kept = Math.min(kept, tape.low(at));
    if (tape.has(at, HALTS) || stops(tape, at, kind, start, kept)) return { position: at, found: 'stop' };
  }
  return { position: tape.last, found: 'end' };
}

function stepBackwards(tape: Tape, from: number, kind: StepCommand['kind']): Found {
  const start = tape.depth(from);
  let kept = start;
  for (let at = from - 1; at >= 0; at--) {
    kept = Math.min(kept, tape.low(at + 1));
    if (tape.has(at, HALTS) || stops(tape, at, kind, start, kept)) return { position: at, found: 'stop' };
  }
  return { position: 0, found: 'start' };
}

/** Whether a command that began `start` frames deep stops here, when the outer `kept` of them have lasted. */
function stops(tape: Tape, at: number, kind: StepCommand['kind'], start: number, kept: number): boolean {
  if (kind === 'into') return tape.has(at, STATEMENT);
  const depth = tape.depth(at);
  if (depth > kept) return false;
  return kind === 'over' ? tape.has(at, FRESH) : depth < start && tape.has(at, STATEMENT);
}

/** Where a step from `from` stops. */
export function findStep(tape: Tape, from: number, command: StepCommand, reach: Reach): Found {
  return command.direction === 1
    ? stepForwards(tape, from, command.kind, reach)
    : stepBackwards(tape, from, command.kind);
}

/** Whether a run stops at a position, for what the tape does not tell. */
export interface Marks {
  breakpoint: (position: number) => boolean;
  phase: (position: number) => boolean;
  card: (position: number) => boolean;
  effect: (position: number) => boolean;
}

/** Where a run from `from` stops. */
export function findRun(tape: Tape, from: number, command: RunCommand, reach: Reach, marks: Marks): Found {
  if (command.until === 'start') return { position: 0, found: 'start' };
  const mask = command.until === 'decision' ? HALTS : command.until === 'turn' ? TURN | ENDED : ENDED;
  const { until } = command;
  const stops = until in marks ? marks[until as keyof Marks] : (at: number): boolean => tape.has(at, mask);
  if (command.direction === 1) {
    for (let at = from + 1; reach(at); at++) if (stops(at)) return { position: at, found: 'stop' };
    return { position: tape.last, found: 'end' };
  }
  for (let at = from - 1; at >= 0; at--) if (stops(at)) return { position: at, found: 'stop' };
  return { position: 0, found: 'start' };
}
