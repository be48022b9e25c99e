/** Answers decisions at random, from numbers a property test draws. For tests only. */
import type { Game } from '../game.js';

/** A stream of numbers 0 … n - 1 from a seed (a linear congruence: good enough to choose options). */
export function numbers(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * n);
  };
}

/** A legal choice at the waiting decision, by positions of options. */
export function randomChoice(game: Game, next: (n: number) => number): number[] {
  const { min, max } = game.bounds() ?? { min: 0, max: 0 };
  const left = Array.from({ length: game.optionCount }, (_, i) => i);
  const wanted = min + next(max - min + 1);
  return Array.from({ length: wanted }, () => left.splice(next(left.length), 1)[0] ?? 0);
}

/** Plays on for at most so many decisions; gives how many there were. */
export function playOn(game: Game, next: (n: number) => number, decisions: number): number {
  game.run();
  let made = 0;
  while (game.state.decision !== null && made < decisions) {
    game.answerIndexes(randomChoice(game, next));
    made++;
  }
  return made;
}
