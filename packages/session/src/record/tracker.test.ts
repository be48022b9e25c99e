// Tests of the tracker on frames moved by hand: what counts as a statement, and that a rewound tracker goes on the same.
import type { CompiledPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { StatementTable } from './statement-table.js';
import { FRESH, STATEMENT, Tape, type TapeRow } from './tape.js';
import { Tracker } from './tracker.js';

interface Frame {
  program: number;
  pc: number;
}

const SPAN = { one: [1, 1, 1, 9], two: [2, 1, 2, 9], inner: [5, 1, 5, 9] };

// Program 0: a statement of two instructions, a jump, another statement. Program 1: one statement.
const pack = {
  files: ['rules.yaml'],
  programs: [
    { code: [['nothing'], ['nothing'], ['goto', 3], ['nothing']], at: [SPAN.one, SPAN.one, SPAN.one, SPAN.two], file: 0 },
    { code: [['nothing']], at: [SPAN.inner], file: 0 },
  ],
} as unknown as CompiledPack;

/** Where the game stands at each position: the frames, outermost first, as `[frame, pc]`. */
type Script = readonly (readonly [frame: Frame, pc: number][])[];

const main: Frame = { program: 0, pc: 0 };
const called: Frame = { program: 1, pc: 0 };
const window: Frame = { program: -1, pc: 0 };

const script: Script = [
  [[main, 0]],
  [[main, 1], [called, 0]],
  [[main, 1], [called, 1]],
  [[main, 1]],
  [[main, 2]],
  [[main, 3]],
  [[main, 4], [window, 0]],
  [[main, 4]],
];

function play(tracker: Tracker, from: number): TapeRow[] {
  return script.slice(from).map((frames) => {
    for (const [frame, pc] of frames) frame.pc = pc;
    const state = { frames: frames.map(([frame]) => frame), decision: null, outcome: -1 };
    return tracker.watch(state, false);
  });
}

describe('Tracker', () => {
  it('tells new statements from those that go on, and sees frames come and go', () => {
    const rows = play(new Tracker(new StatementTable(pack)), 0);
    expect(rows.map((row) => row.flags & (STATEMENT | FRESH))).toEqual([
      STATEMENT | FRESH,
      STATEMENT | FRESH,
      0,
      STATEMENT,
      0,
      STATEMENT | FRESH,
      0,
      0,
    ]);
    expect(rows.map((row) => row.depth)).toEqual([1, 2, 2, 1, 1, 1, 2, 1]);
    expect(rows.map((row) => row.low)).toEqual([0, 1, 2, 1, 1, 1, 1, 1]);
    expect(rows.map((row) => row.statement)).toEqual([0, 2, -1, 0, -1, 1, -1, -1]);
  });

  it('goes on the same after it was rewound to any position', () => {
    const whole = play(new Tracker(new StatementTable(pack)), 0);
    for (let cut = 0; cut < script.length - 1; cut++) {
      const tracker = new Tracker(new StatementTable(pack));
      const tape = new Tape();
      for (const row of play(tracker, 0)) tape.push(row);
      tape.cut(cut);
      const frames = (script[cut] ?? []).map(([frame, pc]) => {
        frame.pc = pc;
        return frame;
      });
      tracker.rewind(tape, { frames, decision: null, outcome: -1 });
      const rest = play(tracker, cut + 1).map((row) => [row.depth, row.low, row.statement, row.flags]);
      expect(rest, `cut at ${cut}`).toEqual(whole.slice(cut + 1).map((row) => [row.depth, row.low, row.statement, row.flags]));
    }
  });
});
