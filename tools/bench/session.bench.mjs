// Stepping back in a debug session, at the end of a long game and anywhere in it.
import { basePack } from '@dradis/base-game';
import { below, seedRandom } from '@dradis/engine';
import { createSession } from '@dradis/session';
import { PLAYERS } from './base-game-play.mjs';

const SAMPLES = 400;
/** Games are tried until one is as long as this, in steps. */
const LONG = 15_000;
const TRIES = 60;

function longGame() {
  let longest;
  for (let number = 0; number < TRIES; number += 1) {
    const session = createSession({ pack: basePack, sources: {}, players: PLAYERS, seed: `session/${number}`, windows: 'able' });
    session.run({ until: 'decision', direction: 1 });
    while (session.position().waiting) {
      session.answerAtRandom();
      session.run({ until: 'decision', direction: 1 });
    }
    if (longest === undefined || session.position().step > longest.position().step) longest = session;
    if (longest.position().step >= LONG) break;
  }
  if (longest === undefined) throw new Error('no game was played');
  return longest;
}

/** @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** @type {import('./run.mjs').Bench} */
export const bench = {
  rows: () => {
    const session = longGame();
    const { last } = session.position();
    const random = seedRandom('step back');
    const times = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      session.goto(1 + below(random, last));
      const start = performance.now();
      session.step({ kind: 'into', direction: -1 });
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    return [
      { what: 'step back, 99th percentile', value: quantile(times, 0.99), unit: ' ms', better: 'lower', floor: 50, goal: 16, note: `${SAMPLES} places in a game of ${last.toLocaleString('en-US')} steps; median ${quantile(times, 0.5).toFixed(2)} ms` },
    ];
  },
};
