// Tests of playing by chance until a condition holds.
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';

const CONDITION = 'turn number is at least 9';

it('stops at the first step at which the condition holds, the same one for the same seed', () => {
  const [one, two, three] = ['a', 'a', 'b'].map((seed) => {
    const game = playedSmall('until', 40);
    const end = game.playUntil({ condition: CONDITION, seed });
    expect(end).toMatchObject({ met: true, problem: null });
    const { step } = game.position();
    expect(game.evaluate(CONDITION).raw).toBe(true);
    game.goto(step - 1);
    expect(game.evaluate(CONDITION).raw).toBe(false);
    game.goto(step);
    return game.save();
  });
  expect(one).toEqual(two);
  expect(three?.inputs).not.toEqual(one?.inputs);
});

it('makes a branch where something is recorded already, and leaves it alone', () => {
  const game = playedSmall('until', 400);
  const before = JSON.stringify(game.save().inputs);
  game.goto(30);
  game.playUntil({ condition: CONDITION, seed: 'c' });
  expect(game.branches.list()).toMatchObject([{ id: 'main' }, { name: `By chance until ${CONDITION}, seed c`, current: true, from: 30 }]);
  game.branches.switch('main');
  expect(JSON.stringify(game.save().inputs)).toBe(before);
});

it.each([
  ['turn number is at least 900', undefined, 'the game ended before the condition held; another seed may lead there'],
  ['turn number is at least 300', 3, 'the condition did not hold within 3 answers'],
  ['nonsense', undefined, 'the condition has mistakes'],
  ['turn number', undefined, 'the condition has mistakes'],
])('says why %s is not met', (condition, most, problem) => {
  const game = playedSmall('until', 40);
  const before = game.position();
  const end = game.playUntil({ condition, seed: 'a', ...(most === undefined ? {} : { most }) });
  expect(end.met).toBe(false);
  expect(end.problem).toContain(problem);
  if (problem.includes('mistakes')) expect([game.position(), end.mistakes.length > 0]).toEqual([before, true]);
});
