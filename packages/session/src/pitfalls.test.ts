// Pitfalls of other engines in going back: what is undone leaves no trace, and going back is for debugging alone.
import { basePack } from '@dradis/base-game';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import type { Session } from './types/session.js';

/** A game at its `count`th question; the ones before are answered by chance. */
function at(count: number, seed: string): Session {
  const game = createSession({ pack: basePack, sources: {}, players: 4, seed, windows: 'able' });
  for (let asked = 0; ; asked += 1) {
    game.run({ until: 'decision', direction: 1 });
    if (asked === count) return game;
    game.answerAtRandom();
  }
}

/** Answers with the option at a position, runs to the next question, and gives where that is. */
function answer(game: Session, option: number): number {
  const decision = game.decision();
  if (decision === null) throw new Error('nothing is asked');
  const wanted = Math.max(1, decision.min);
  const choose = Array.from({ length: wanted }, (_, index) => decision.options[(option + index) % decision.options.length]?.id ?? '');
  const stop = game.answer(choose);
  if (stop.reason === 'error') throw new Error(stop.error?.message);
  game.run({ until: 'decision', direction: 1 });
  return game.position().step;
}

/** The next question with at least two options, from a question on. */
function branching(seed: string): Session {
  for (let count = 5; count < 200; count += 1) {
    const game = at(count, seed);
    const decision = game.decision();
    if (decision !== null && decision.options.length >= 2 && decision.max >= 1) return game;
  }
  throw new Error('no question with two options came');
}

describe('Pitfall 24: undoing leaves no trace', () => {
  it.each(['undo 1', 'undo 2', 'undo 3', 'undo 4', 'undo 5'])('Pitfall 24: A, undo, B, C, undo is B (%s)', (seed) => {
    const straight = branching(seed);
    const from = straight.position().step;
    answer(straight, 1);
    const wanted = { hash: straight.hash(), stack: straight.stack(), tree: straight.tree() };

    const game = branching(seed);
    answer(game, 0);
    game.goto(from);
    const afterB = answer(game, 1);
    expect(game.hash()).toBe(wanted.hash);
    if (!game.position().ended) answer(game, 0);
    game.goto(afterB);
    expect({ hash: game.hash(), stack: game.stack(), tree: game.tree() }).toEqual(wanted);
    // Nor does a save made there know of A or C: the game goes on as the straight one does.
    const restored = createSession({ pack: basePack, sources: {}, players: 4, seed, windows: 'able' });
    expect(restored.restore(game.save())).toBeNull();
    restored.goto(afterB);
    expect(restored.hash()).toBe(wanted.hash);
  });
});

it('Pitfall 23: dice that were rolled stay what they were when one goes back and answers the same', () => {
  const game = at(60, 'dice');
  const rolls = (): string[] => game.timeline().flatMap(({ kind, label, step }) => (kind === 'roll' ? [`${step} ${label}`] : []));
  const before = { rolls: rolls(), hash: game.hash(), step: game.position().step };
  expect(before.rolls.length).toBeGreaterThan(2);
  game.goto(0);
  for (;;) {
    const stop = game.run({ until: 'decision', direction: 1 });
    if (stop.position.step >= before.step) break;
    game.answer(game.decision()?.recorded ?? []);
  }
  expect({ rolls: rolls(), hash: game.hash(), step: game.position().step }).toEqual(before);
});
