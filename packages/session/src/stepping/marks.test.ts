// Tests of runs to the next step of a turn, card and effect: the same stops in both directions, and each where it says.
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';
import type { RunCommand } from '../types/moving.js';
import type { Session } from '../types/session.js';

function stops(game: Session, until: RunCommand['until'], direction: 1 | -1): number[] {
  game.goto(direction === 1 ? 0 : Infinity);
  const out: number[] = [];
  for (let before = -1; ;) {
    const { position: { step } } = game.run({ until, direction });
    if (step === before || step === 0 || step === game.position().last) return direction === 1 ? out : out.reverse();
    out.push(step);
    before = step;
  }
}

it.each(['phase', 'card', 'effect'] as const)('stops at the same steps forwards and backwards: %s', (until) => {
  const game = playedSmall('marks', 400);
  const forwards = stops(game, until, 1);
  expect(forwards.length).toBeGreaterThan(5);
  expect(stops(game, until, -1)).toEqual(forwards);
});

it('finds effects at their marks, and cards where another one acts', () => {
  const game = playedSmall('marks', 400);
  const acting = game.timeline().filter(({ kind }) => kind === 'effect' || kind === 'ability');
  const { last } = game.position();
  expect(stops(game, 'effect', 1)).toEqual([...new Set(acting.map(({ step }) => step))].filter((step) => step < last));
  const cards = stops(game, 'card', 1);
  for (const step of cards) {
    const now = acting.findLast((entry) => entry.step === step)?.subject;
    expect(now).not.toBe(acting.findLast((entry) => entry.step < step)?.subject);
  }
});

it('takes the statements of the procedures of a turn for its steps', () => {
  const game = playedSmall('marks', 400);
  const turn = game.timeline().find(({ kind }) => kind === 'turn')?.step ?? 0;
  for (const step of stops(game, 'phase', 1).filter((one) => one > turn)) {
    game.goto(step);
    expect(game.stack().length).toBeLessThanOrEqual(3);
  }
});
