// What a state costs: copying it, and playing on from an early and from a late one.
import { cloneState } from '@dradis/engine';
import { gamesAt, playFrom } from './base-game-play.mjs';
import { figures } from './row.mjs';

const EARLY = 10;
const LATE = 500;
const ANSWERS = 40;
const GAMES = 8;

const late = gamesAt(LATE, GAMES).map((game) => ({ game, from: cloneState(game.state) }));
const early = gamesAt(EARLY, GAMES).map((game) => ({ game, from: cloneState(game.state) }));
const answered = { early: 0, late: 0 };
const rounds = { early: 0, late: 0 };

/** @param {'early' | 'late'} when */
function play(when) {
  const { game, from } = /** @type {typeof late[number]} */ ((when === 'late' ? late : early)[rounds[when]++ % GAMES]);
  answered[when] += playFrom(game, from, ANSWERS);
}
const state = /** @type {typeof late[number]} */ (late[0]).from;

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'clone', run: () => cloneState(state) },
    { name: 'structuredClone', run: () => structuredClone(state) },
    { name: `play on from decision ${EARLY}`, run: () => { play('early'); } },
    { name: `play on from decision ${LATE}`, run: () => { play('late'); } },
  ],
  rows: ({ ratio }) => {
    const perDecision = (answered.early * rounds.late) / (answered.late * rounds.early);
    return [
      { what: 'clone, how much faster', ...figures(ratio('structuredClone', 'clone')), unit: 'x', better: 'higher', floor: 20, goal: 50, stretch: 100, peer: 'structuredClone', note: `${Math.round(JSON.stringify(state).length / 1000)} kB as JSON` },
      { what: `cost of decision ${LATE}`, ...figures(ratio(`play on from decision ${LATE}`, `play on from decision ${EARLY}`), (value) => value * perDecision), unit: 'x', better: 'lower', floor: 1.5, goal: 1.2, stretch: 1.05, peer: `decision ${EARLY}`, note: `the ${ANSWERS} decisions from there on` },
    ];
  },
};
