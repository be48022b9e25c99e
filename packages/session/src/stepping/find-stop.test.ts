// Tests of the search for stops on a tape written by hand, as a program with calls, a loop and a question would.
import { describe, expect, it } from 'vitest';
import { ENDED, FRESH, STATEMENT, Tape, TURN, WAITING } from '../record/tape.js';
import { findRun, findStep } from './find-stop.js';

const S = STATEMENT | FRESH;

/**
 * Positions: 0 main:a, 1 main:b calls p, 2 p:x, 3 p:y asks, 4 waits, 5 p:z, 6 end of p, 7 main:b goes on, 8 main:c calls
 * q, 9 q:u (turn is set by it), 10 end of q, 11 main:d, 12 over.
 */
function tape(): Tape {
  const out = new Tape();
  const rows: [depth: number, low: number, frame: number, statement: number, flags: number][] = [
    [1, 0, 1, 0, S],
    [1, 1, 1, 1, S],
    [2, 1, 2, 2, S],
    [2, 2, 2, 3, S],
    [2, 2, 2, 3, WAITING],
    [2, 2, 2, 4, S],
    [2, 2, 2, -1, 0],
    [1, 1, 1, 1, STATEMENT],
    [1, 1, 1, 5, S],
    [2, 1, 3, 6, S],
    [2, 2, 3, -1, TURN],
    [1, 1, 1, 7, S],
    [1, 1, 1, 7, ENDED],
  ];
  for (const [depth, low, frame, statement, flags] of rows) out.push({ depth, low, frame, statement, flags, asked: -1 });
  return out;
}

const recorded = tape();
const reach = (position: number): boolean => position <= recorded.last;

function walk(kind: 'into' | 'over' | 'out', direction: 1 | -1, from: number): number[] {
  const stops: number[] = [];
  for (let at = from; ; ) {
    const next = findStep(recorded, at, { kind, direction }, reach);
    if (next.found !== 'stop') {
      return next.found === 'start' && at > 0 ? [...stops, 0] : stops;
    }
    stops.push(next.position);
    at = next.position;
  }
}

describe('findStep', () => {
  it('goes into every statement, and stops at questions and the end', () => {
    expect(walk('into', 1, 0)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 11, 12]);
  });

  it('comes back by the way it went', () => {
    expect(walk('into', -1, 12)).toEqual([11, 9, 8, 7, 5, 4, 3, 2, 1, 0]);
  });

  it('steps over a call unless a question waits inside it', () => {
    expect(walk('over', 1, 0)).toEqual([1, 4, 5, 8, 11, 12]);
    expect(walk('over', -1, 12)).toEqual([11, 8, 4, 3, 2, 1, 0]);
  });

  it('steps out to where the caller goes on, and back out to the call', () => {
    expect(findStep(recorded, 9, { kind: 'out', direction: 1 }, reach)).toEqual({ position: 11, found: 'stop' });
    expect(findStep(recorded, 5, { kind: 'out', direction: 1 }, reach)).toEqual({ position: 7, found: 'stop' });
    expect(findStep(recorded, 2, { kind: 'out', direction: 1 }, reach)).toEqual({ position: 4, found: 'stop' });
    expect(findStep(recorded, 9, { kind: 'out', direction: -1 }, reach)).toEqual({ position: 8, found: 'stop' });
    expect(findStep(recorded, 3, { kind: 'out', direction: -1 }, reach)).toEqual({ position: 1, found: 'stop' });
    expect(findStep(recorded, 5, { kind: 'out', direction: -1 }, reach)).toEqual({ position: 4, found: 'stop' });
  });

  it('says so when the line has no further stop', () => {
    expect(findStep(recorded, 12, { kind: 'into', direction: 1 }, reach)).toEqual({ position: 12, found: 'end' });
    expect(findStep(recorded, 0, { kind: 'over', direction: -1 }, reach)).toEqual({ position: 0, found: 'start' });
    expect(findStep(recorded, 1, { kind: 'out', direction: -1 }, reach)).toEqual({ position: 0, found: 'start' });
  });

  it('does not take a frame for the one it replaced', () => {
    const replaced = new Tape();
    replaced.push({ depth: 1, low: 0, frame: 1, statement: 0, flags: S, asked: -1 });
    replaced.push({ depth: 2, low: 1, frame: 2, statement: 1, flags: S, asked: -1 });
    replaced.push({ depth: 2, low: 1, frame: 3, statement: 1, flags: S, asked: -1 });
    replaced.push({ depth: 1, low: 1, frame: 1, statement: 2, flags: S, asked: -1 });
    const within = (position: number): boolean => position <= replaced.last;
    expect(findStep(replaced, 1, { kind: 'over', direction: 1 }, within).position).toBe(3);
    expect(findStep(replaced, 2, { kind: 'over', direction: -1 }, within).position).toBe(0);
  });
});

describe('findRun', () => {
  const breaks = { breakpoint: (position: number): boolean => position === 2 || position === 7, phase: () => false, card: () => false, effect: (position: number): boolean => position === 6 };

  it('finds turns, questions and both ends', () => {
    expect(findRun(recorded, 0, { until: 'turn', direction: 1 }, reach, breaks)).toEqual({ position: 10, found: 'stop' });
    expect(findRun(recorded, 12, { until: 'turn', direction: -1 }, reach, breaks)).toEqual({ position: 10, found: 'stop' });
    expect(findRun(recorded, 5, { until: 'turn', direction: -1 }, reach, breaks)).toEqual({ position: 0, found: 'start' });
    expect(findRun(recorded, 0, { until: 'decision', direction: 1 }, reach, breaks)).toEqual({ position: 4, found: 'stop' });
    expect(findRun(recorded, 9, { until: 'decision', direction: -1 }, reach, breaks)).toEqual({ position: 4, found: 'stop' });
    expect(findRun(recorded, 4, { until: 'end', direction: 1 }, reach, breaks)).toEqual({ position: 12, found: 'stop' });
    expect(findRun(recorded, 2, { until: 'breakpoint', direction: 1 }, reach, breaks)).toEqual({ position: 7, found: 'stop' });
    expect(findRun(recorded, 7, { until: 'breakpoint', direction: -1 }, reach, breaks)).toEqual({ position: 2, found: 'stop' });
    expect(findRun(recorded, 7, { until: 'breakpoint', direction: 1 }, reach, breaks)).toEqual({ position: 12, found: 'end' });
    expect(findRun(recorded, 9, { until: 'effect', direction: -1 }, reach, breaks)).toEqual({ position: 6, found: 'stop' });
    expect(findRun(recorded, 9, { until: 'start', direction: -1 }, reach, breaks)).toEqual({ position: 0, found: 'start' });
  });
});
