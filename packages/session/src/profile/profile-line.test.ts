// Tests of costs: they add up, name the dearest first, and show how much of the bounds was used.
import { expect, it } from 'vitest';
import { playedSmall, smallPack } from '../testing/small-pack.js';

it('adds up the steps of all statements, and leaves the cursor where it is', () => {
  const game = playedSmall('cost', 500);
  game.goto(77);
  const { steps, time, statements, programs } = game.profile();
  const { last } = game.position();
  const answers = game.save().inputs.length;
  expect(time).toBeNull();
  expect(steps).toBe(last - answers);
  const sum = (list: readonly { steps: number }[]): number => list.reduce((all, one) => all + one.steps, 0);
  expect(sum(programs)).toBe(sum(statements));
  expect(sum(statements)).toBeLessThanOrEqual(steps);
  expect(statements.map((one) => one.steps)).toEqual(statements.map((one) => one.steps).sort((a, b) => b - a));
  expect(programs.find(({ id }) => id === 'take-a-turn')).toMatchObject({ kind: 'procedure', file: 'rules/play.yaml' });
  expect(game.position().step).toBe(77);
});

it('takes the time from the clock it is given', () => {
  const game = playedSmall('cost', 200);
  let now = 0;
  const { steps, time, statements } = game.profile(() => (now += 0.5));
  expect(time).toBe(steps * 0.5);
  expect(statements[0]?.time).toBe((statements[0]?.steps ?? 0) * 0.5);
});

it('shows the most that was used of each bound between two answers', () => {
  const game = playedSmall('cost', 500);
  const { stepBudget, depthBudget } = game.profile();
  const { settings } = smallPack();
  expect([stepBudget.limit, depthBudget.limit]).toEqual([settings.stepBudget, settings.depthBudget]);
  expect(stepBudget.used).toBeGreaterThan(10);
  expect(depthBudget.used).toBeGreaterThan(2);
  game.goto(depthBudget.step);
  expect(game.stack()).toHaveLength(depthBudget.used);
});
