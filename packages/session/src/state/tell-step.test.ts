// Tests of the sentence of a step: there is one for every step, and what changed is told with what changed it.
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';

it('has a sentence for every step, and leaves the cursor where it is', () => {
  const game = playedSmall('told', 200);
  game.goto(90);
  const { last } = game.position();
  for (let step = 0; step <= last; step++) {
    const told = game.told(step);
    expect(told).toMatch(/^\S.*[.]$/s);
    if (step > 0 && game.changes(step - 1, step).length > 0) expect(told).not.toContain('Nothing is different');
  }
  expect(game.position().step).toBe(90);
  expect(game.told(0)).toBe('The game begins.');
});

it('says because of what, what happened, and what was carried out', () => {
  const game = playedSmall('told', 600);
  const steps = Array.from({ length: game.position().last }, (_, at) => at + 1);
  const fuel = steps.find((step) => game.changes(step - 1, step).some(({ path }) => path === 'resources/fuel/level')) ?? 0;
  expect(game.told(fuel)).toMatch(/^Fuel (rose|fell) from \d+ to \d+, because of (Patch|Storm)\.$/);
  const roll = game.timeline().find(({ kind }) => kind === 'roll')?.step ?? 0;
  expect(game.told(roll)).toContain('Rolled');
  expect(steps.map((step) => game.told(step)).find((told) => told.includes('this was carried out'))).toBeDefined();
  expect(game.told(fuel, 'spectator')).not.toContain('because of');
});
