// Tests of branches on which an answer is left out or two change places: the rest is given again and checked.
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';

/** Steps of answers to the question which card to play. */
function choices(game: Session): number[] {
  return game.timeline().filter(({ kind }) => kind === 'decision').map(({ step }) => step - 1).filter((step) => {
    game.goto(step);
    return game.decision()?.prompt.includes('chooses a card') === true || game.decision()?.prompt.includes('choose a card') === true;
  });
}

it('leaves an answer out where it may be, and gives the later ones again', () => {
  const game = playedSmall('skip', 300);
  const before = JSON.stringify(game.save());
  const may = game.timeline().filter(({ kind }) => kind === 'decision').map(({ step }) => step - 1).find((step) => {
    game.goto(step);
    const decision = game.decision();
    return decision?.form === 'react' && decision.recorded?.[0] !== 'pass';
  });
  expect(may).toBeDefined();
  const made = game.branches.make({ at: may ?? 0, change: { kind: 'skip' } });
  expect(made.problem).toBeNull();
  if (made.problem !== null) return;
  const { given, leftOut, stuck } = made.again!;
  const later = (JSON.parse(before) as { inputs: { step: number; kind: string }[] }).inputs.filter(({ step, kind }) => kind === 'answer' && step > may!).length;
  expect(given + leftOut.length).toBeLessThanOrEqual(later);
  expect(stuck === null ? given + leftOut.length : later).toBe(later);
  expect(game.goto(may ?? 0).position.step).toBe(may);
  expect(game.decision()?.recorded).toEqual(['pass']);
  game.branches.switch('main');
  game.goto((JSON.parse(before) as { step: number }).step);
  expect(JSON.stringify(game.save())).toBe(before);
});

it('lets two answers change places, and stops at the first that is not on offer', () => {
  const game = playedSmall('exchange', 300);
  const asked = choices(game);
  const results = asked.slice(0, 6).map((step, index) => {
    game.branches.switch('main');
    return game.branches.make({ at: step, change: { kind: 'exchange', with: asked[index + 2] ?? 0 } });
  });
  const made = results.filter(({ problem }) => problem === null);
  expect(made.length).toBeGreaterThan(0);
  for (const result of made) {
    expect(result.problem === null && result.again !== undefined && (result.again.stuck === null || /^at step \d+/.test(result.again.stuck))).toBe(true);
  }
  // Whatever came of it, it is a game that could be played: it can be saved and played again.
  const saved = JSON.parse(JSON.stringify(game.save())) as unknown;
  expect(game.restore(saved)).toBeNull();
});

it.each([
  [{ kind: 'skip' } as const, 'no answer is recorded there'],
  [{ kind: 'exchange', with: 3 } as const, 'no answer is recorded there'],
])('refuses %o where nothing was answered', (change, problem) => {
  const game = playedSmall('skip', 100);
  expect(game.branches.make({ at: 0, change }).problem).toBe(problem);
  expect(game.branches.list()).toHaveLength(1);
});

it('refuses to exchange an answer with none', () => {
  const game = playedSmall('skip', 100);
  const [first = 0] = choices(game);
  expect(game.branches.make({ at: first, change: { kind: 'exchange', with: first } }).problem).toBe(`no answer is recorded at step ${String(first)} after it`);
});
