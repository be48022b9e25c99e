// Tests of the session on a small game: it comes back to every point with the state it had there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOn, smallSession } from './testing/small-session.js';
import type { StepCommand } from './types/moving.js';

describe('time travel', () => {
  const kinds = fc.constantFrom<StepCommand['kind']>('into', 'over', 'out');

  it('comes back by the same statements with the same states', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 120 }), (seed, count) => {
        const game = smallSession(seed, 'able');
        const seen: [step: number, hash: string][] = [[0, game.hash()]];
        for (let i = 0; i < count; i++) {
          const stop = game.step({ kind: 'into', direction: 1 });
          if (stop.reason === 'ended') break;
          seen.push([stop.position.step, game.hash()]);
          if (stop.reason === 'decision') {
            game.answerAtRandom();
            // A position right after an answer is a stop only when a new statement begins there.
            game.step({ kind: 'into', direction: -1 });
            expect(game.position().step).toBe(stop.position.step);
          }
        }
        for (const [step, hash] of seen.reverse()) {
          if (game.position().step !== step) game.step({ kind: 'into', direction: -1 });
          expect([game.position().step, game.hash()]).toEqual([step, hash]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('shows the same state at a step however it got there', () => {
    const straight = smallSession('straight');
    const hashes: string[] = [straight.hash()];
    for (let step = 1; step <= 3000; step++) {
      straight.goto(step);
      if (straight.position().step < step) {
        if (straight.position().waiting) straight.answerAtRandom();
        else if (straight.step({ kind: 'into', direction: 1 }).reason === 'ended') break;
        straight.goto(step);
      }
      if (straight.position().step === step) hashes.push(straight.hash());
    }
    expect(hashes.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(hashes.length - 1), kinds), { minLength: 1, maxLength: 25 }), (moves) => {
        for (const move of moves) {
          if (typeof move === 'number') straight.goto(move);
          else straight.step({ kind: move, direction: -1 });
          expect(straight.hash()).toBe(hashes[straight.position().step]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('finds, going back, only stops from which going on leads here or past a deeper frame', () => {
    const game = smallSession('twins', 'able');
    playOn(game, 800);
    const { last } = game.position();
    fc.assert(
      fc.property(fc.nat(last), kinds, (from, kind) => {
        game.goto(from);
        const depth = game.stack().length;
        const back = game.step({ kind, direction: -1 });
        if (back.reason === 'start') return;
        const landed = game.stack().length;
        if (!back.position.waiting && kind === 'over') expect(landed).toBeLessThanOrEqual(depth);
        if (!back.position.waiting && kind === 'out') expect(landed).toBeLessThan(depth);
        const again = game.step({ kind: landed < depth || kind === 'into' ? 'into' : 'over', direction: 1 });
        expect(again.position.step).toBeGreaterThan(back.position.step);
        if (kind === 'into') expect(again.position.step).toBeGreaterThanOrEqual(from);
        if (kind === 'over' && landed === depth && !back.position.waiting) expect(again.position.step).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: 300 },
    );
  });

  it('undoes a step over within a frame exactly', () => {
    const game = smallSession('undo', 'able');
    playOn(game, 800);
    const { last } = game.position();
    let undone = 0;
    fc.assert(
      fc.property(fc.nat(last), (from) => {
        game.goto(from);
        const start = game.step({ kind: 'into', direction: -1 });
        const depth = game.stack().length;
        const there = game.step({ kind: 'over', direction: 1 });
        if (start.position.waiting || there.position.waiting || there.position.ended || game.stack().length !== depth) return;
        const back = game.step({ kind: 'over', direction: -1 });
        // A statement that was left and taken up again is undone as a whole.
        expect(back.position.step).toBeLessThanOrEqual(start.position.step);
        game.step({ kind: 'over', direction: 1 });
        expect(game.position().step).toBe(there.position.step);
        if (back.position.step === start.position.step) undone++;
      }),
      { numRuns: 300 },
    );
    expect(undone).toBeGreaterThan(100);
  });

  it('clamps jumps to what is recorded', () => {
    const game = smallSession('a');
    game.run({ until: 'decision', direction: 1 });
    const { last } = game.position();
    expect(game.goto(Infinity).position.step).toBe(last);
    expect(game.goto(-5).reason).toBe('start');
    expect(game.goto(3.9).position.step).toBe(3);
    expect(game.goto(Number.NaN).position.step).toBe(0);
  });
});
