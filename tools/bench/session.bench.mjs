// Stepping back in a debug session, anywhere in a game of 100,000 steps.
import { basePack } from '@dradis/base-game';
import { below, seedRandom } from '@dradis/engine';
import { createSession } from '@dradis/session';
import { PLAYERS } from './base-game-play.mjs';
import { ownCpuMs } from './cpu-time.mjs';
import { quantile } from './interleave.mjs';

const SAMPLES = 1000;
const LONG = 100_000;
const TRIES = 60;
/** Random games are over after some 13,000 steps. So often, in answers, everything that could end one is undone. */
const RESCUED_EVERY = 20;
const DAMAGE = basePack.things.filter(({ kind }) => kind === 'galactica-damage-token');
const RESCUE = [
  ...['fuel', 'food', 'morale', 'population'].map((dial) => ({ kind: /** @type {const} */ ('value'), path: `${dial}/level`, value: 12 })),
  { kind: /** @type {const} */ ('value'), path: 'game/distance', value: 0 },
  ...[1, 2, 3, 4].map((number) => ({ kind: /** @type {const} */ ('move'), thing: `centurion#${number}`, zone: 'destroyed' })),
  ...DAMAGE.map(({ id, startsIn }) => ({ kind: /** @type {const} */ ('move'), thing: id, zone: startsIn ?? 'destroyed' })),
];

/** A game that was played up to step `LONG` or its end. @param {number} number */
function play(number) {
  const session = createSession({ pack: basePack, sources: {}, players: PLAYERS, seed: `session/${number}`, windows: 'able' });
  session.run({ until: 'decision', direction: 1 });
  for (let answers = 0; session.position().waiting && session.position().step < LONG; answers += 1) {
    if (answers % RESCUED_EVERY === 0) {
      const { error } = session.edit(RESCUE);
      if (error !== undefined) throw new Error(error.message);
      session.run({ until: 'decision', direction: 1 });
    }
    session.answerAtRandom();
    session.run({ until: 'decision', direction: 1 });
  }
  return session;
}

function longGame() {
  for (let number = 0; number < TRIES; number += 1) {
    const session = play(number);
    if (session.position().last >= LONG) return session;
  }
  throw new Error(`no game comes to step ${LONG}`);
}

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  rows: () => {
    const session = longGame();
    const { last } = session.position();
    const random = seedRandom('step back');
    const times = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      session.goto(1 + below(random, last));
      const start = ownCpuMs();
      session.step({ kind: 'into', direction: -1 });
      times.push(ownCpuMs() - start);
    }
    const note = `${SAMPLES.toLocaleString('en-US')} places in a game of ${last.toLocaleString('en-US')} steps; median ${quantile(times, 0.5).toFixed(2)} ms`;
    return [{ what: 'step back, 99th percentile', value: quantile(times, 0.99), unit: ' ms', better: 'lower', floor: 50, goal: 16, stretch: 5, note }];
  },
};
