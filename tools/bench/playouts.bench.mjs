// Whole random games on one core, against a framework that makes one move on a state of the same size.
import { wholeGame, wholeGameWithSnapshots } from './base-game-play.mjs';
import { oneMove, stateSize } from './peers/boardgame-io.mjs';

const SEEDS = 64;
// The first games of a process are compiled while they run: a game costs ten times less after some hundred.
const WARM_UP = 300;
const games = { plain: 0, asked: 0, snapshots: 0 };
const decisions = { plain: 0, asked: 0, snapshots: 0 };

for (let game = 0; game < WARM_UP; game += 1) wholeGame(`warm/${game}`, game % 2 === 0 ? 'all' : 'able');

/** @param {'plain' | 'asked' | 'snapshots'} how */
function play(how) {
  const seed = `bench/${games[how]++ % SEEDS}`;
  const played = how === 'snapshots' ? wholeGameWithSnapshots(seed) : wholeGame(seed, how === 'asked' ? 'all' : 'able');
  decisions[how] += played.decisions;
  return played;
}

/** @type {import('./run.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'boardgame.io: one move', run: oneMove },
    { name: 'a random game', run: () => play('plain') },
    { name: 'a random game, everybody asked', run: () => play('asked') },
    { name: 'a random game, a snapshot at every decision', run: () => play('snapshots') },
  ],
  rows: (ms) => {
    // As hosts get it unless they ask otherwise: every player who might hold an answer is asked.
    const perGame = decisions.asked / games.asked;
    const perSecond = perGame / ms('a random game, everybody asked');
    return [
      { what: "decisions/s against boardgame.io's moves/s", value: perSecond * ms('boardgame.io: one move'), unit: 'x', better: 'higher', floor: 40, goal: 75, note: `${Math.round(perGame)} decisions a game; state of ${Math.round(stateSize / 1000)} kB` },
      { what: 'complete random games/s, one core', value: 1000 / ms('a random game'), unit: '/s', better: 'higher', floor: 300, goal: 600, note: '4 players' },
      { what: 'speed kept with a snapshot at every decision', value: (100 * ms('a random game')) / ms('a random game, a snapshot at every decision'), unit: ' %', better: 'higher', floor: 25, goal: 40 },
    ];
  },
};
