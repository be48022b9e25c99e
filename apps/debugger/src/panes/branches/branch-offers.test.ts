// The answers that the form of a new branch offers. Must not open a page.
import { basePack } from '@dradis/base-game';
import { createSession } from '@dradis/session';
import { expect, it } from 'vitest';
import { offersAt } from './branch-offers.js';

it('tells the answers of every question apart', () => {
  const session = createSession({ pack: basePack, sources: {}, players: 4, seed: 'pictures', windows: 'able' });
  session.playSetUp();
  let compared = 0;
  for (let answers = 0; answers < 40 && session.decision()?.max === 1; answers += 1) {
    const labels = offersAt(session).question?.options.map(({ label }) => label) ?? [];
    expect(new Set(labels).size, labels.join('; ')).toBe(labels.length);
    compared += labels.length;
    session.answerAtRandom('decision');
  }
  expect(compared).toBeGreaterThan(40);
});
