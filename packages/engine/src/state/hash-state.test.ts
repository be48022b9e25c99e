// Equal states have equal hashes, and any difference shows.
import { describe, expect, it } from 'vitest';
import { createGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { numbers, playOn } from '../testing/random-answers.js';
import { skirmish } from '../testing/skirmish.js';
import { cloneState } from './clone-state.js';
import { hashState } from './hash-state.js';
import type { State } from './state.js';

function position(): State {
  const game = createGame(loadPack(skirmish()), { players: 2, seed: 'hash' });
  playOn(game, numbers(1), 20);
  return game.state;
}

describe('the hash of a state', () => {
  it('is the same for equal states, after JSON too', () => {
    const state = position();
    expect(hashState(state)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashState(cloneState(state))).toBe(hashState(state));
    expect(hashState(JSON.parse(JSON.stringify(state)) as State)).toBe(hashState(state));
  });

  it('changes with every part of the state', () => {
    const state = position();
    const hashes = new Set([hashState(state)]);
    const changes: ((s: State) => void)[] = [
      (s) => (s.step += 1),
      (s) => (s.seed += 'x'),
      (s) => (s.vars[0] = -1),
      (s) => (s.vars[1] = 4294967297),
      (s) => s.forced.dice.push(3),
      (s) => s.forced.dice.push(3, 3),
      (s) => (s.outcome = 3),
      (s) => (s.decision = null),
      (s) => (s.faceUp[3] = 1),
      (s) => s.zones[0]?.reverse(),
      (s) => (s.random.s[0] = (s.random.s[0] ?? 0) ^ 1),
      (s) => s.frames.pop(),
    ];
    for (const change of changes) {
      const copy = cloneState(state);
      change(copy);
      hashes.add(hashState(copy));
    }
    expect(hashes.size).toBe(changes.length + 1);
  });

  it('does not collide over a long game', () => {
    const game = createGame(loadPack(skirmish()), { players: 4, seed: 'long' });
    const hashes = new Set<string>();
    game.run();
    let steps = 0;
    while (game.state.decision !== null && steps < 20_000) {
      game.answerIndexes([0].slice(0, game.bounds()?.max ?? 1), { run: false });
      while (game.step() === 'stepped') {
        hashes.add(hashState(game.state));
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(200);
    expect(hashes.size).toBe(steps);
  });
});
