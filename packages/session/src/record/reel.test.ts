// Tests of the reel on a game that only counts: how much is repeated to get anywhere, and what happens at a fault.
import type { CompiledPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { Reel, type ReelGame } from './reel.js';
import { StatementTable } from './statement-table.js';

interface Counted {
  frames: { program: number; pc: number }[];
  decision: { player?: number } | null;
  outcome: number;
  count: number;
}

const pack = { files: [], programs: [] } as unknown as CompiledPack;

/** A game that asks at every `asks`th count, and fails half-way through the step to `fails`. */
class Counter implements ReelGame<Counted> {
  state: Counted = { frames: [{ program: -1, pc: 0 }], decision: null, outcome: -1, count: 0 };
  steps = 0;
  #asks: number;
  #fails: number;

  constructor(asks: number, fails: number) {
    this.#asks = asks;
    this.#fails = fails;
  }

  copy(state: Counted): Counted {
    return structuredClone(state);
  }

  restore(state: Counted): void {
    this.state = structuredClone(state);
  }

  step(): void {
    this.steps++;
    this.state.count++;
    if (this.state.count === this.#fails) throw new Error('half done');
    if (this.state.count % this.#asks === 0) this.state.decision = {};
  }

  answer(choose: readonly string[]): void {
    this.state.decision = null;
    this.state.count += Number(choose[0]);
  }

  put(): void {
    this.state.count += 1000;
  }

  turn(): number {
    return 0;
  }
}

const silent = { before: () => undefined, after: () => undefined, cut: () => undefined, changing: () => undefined, changed: () => undefined };

function wound(game: Counter, length: number): Reel<Counted> {
  const reel = new Reel(game, new StatementTable(pack), silent);
  while (reel.tape.last < length) {
    if (reel.reach(length)) break;
    if (reel.fault !== null) break;
    reel.moveTo(reel.tape.last);
    reel.answer(['0'], 1);
  }
  return reel;
}

describe('Reel', () => {
  it('goes a step back in a game of a hundred thousand with little to repeat', () => {
    const game = new Counter(97, -1);
    const reel = wound(game, 100_000);
    game.steps = 0;
    let most = 0;
    for (let position = 99_999; position > 0; position -= 611) {
      const before = game.steps;
      reel.moveTo(position);
      most = Math.max(most, game.steps - before);
    }
    expect(most).toBeLessThanOrEqual(2000);
  });

  it('runs on instead of going back when it already stands nearer', () => {
    const game = new Counter(1_000_000, -1);
    const reel = wound(game, 900);
    reel.moveTo(400);
    game.steps = 0;
    reel.moveTo(450);
    expect(game.steps).toBe(50);
    expect(game.state.count).toBe(450);
  });

  it('takes back a step that failed, keeps saying why, and goes on after another answer', () => {
    const game = new Counter(10, 25);
    const reel = wound(game, 100);
    expect(reel.fault?.message).toBe('half done');
    expect(reel.tape.last).toBe(26);
    expect(game.state.count).toBe(24);
    expect(reel.reach(27)).toBe(false);
    reel.moveTo(10);
    reel.answer(['20'], 1);
    expect(reel.fault).toBeNull();
    expect(reel.tape.last).toBe(11);
    expect(reel.reach(15)).toBe(true);
    expect(game.state.count).toBe(34);
  });

  it('repeats dice where they were laid', () => {
    const game = new Counter(10_000, -1);
    const reel = wound(game, 50);
    reel.moveTo(20);
    reel.put({ step: 20, kind: 'dice', dice: [1] });
    expect(reel.tape.last).toBe(20);
    reel.reach(3000);
    expect(game.state.count).toBe(4000);
    reel.moveTo(19);
    expect(game.state.count).toBe(19);
    reel.moveTo(20);
    expect(game.state.count).toBe(1020);
    reel.moveTo(2999);
    expect(game.state.count).toBe(3999);
  });
});
