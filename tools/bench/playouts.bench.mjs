// Whole random games on one core, against a framework that makes one move on a state of the same size.
import { wholeGame, wholeGameWithSnapshots } from './base-game-play.mjs';
import { oneMove, stateSize } from './peers/boardgame-io.mjs';
import { figures } from './row.mjs';

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

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'boardgame.io: one move', run: oneMove },
    { name: 'a random game', run: () => play('plain') },
    { name: 'a random game, everybody asked', run: () => play('asked') },
    { name: 'a random game, a snapshot at every decision', run: () => play('snapshots') },
  ],
  rows: ({ ms, ratio }) => {
    // As hosts get it unless they ask otherwise: every player who might hold an answer is asked.
    const perGame = decisions.asked / games.asked;
    const fewer = decisions.plain / games.plain;
    const peer = 'moves/s of boardgame.io 0.50.2';
    return [
      { what: 'decisions/s', ...figures(ratio('boardgame.io: one move', 'a random game, everybody asked'), (value) => value * perGame), unit: 'x', better: 'higher', floor: 40, goal: 75, stretch: 130, peer, note: `${Math.round(perGame)} decisions a game; its state has ${Math.round(stateSize / 1000)} kB` },
      { what: 'decisions/s, only those asked who can act', ...figures(ratio('boardgame.io: one move', 'a random game'), (value) => value * fewer), unit: 'x', better: 'higher', peer, note: `${Math.round(fewer)} decisions a game` },
      { what: 'complete random games/s, one core', ...figures(ms('a random game'), (value) => 1000 / value), unit: '/s', better: 'higher', floor: 300, goal: 600, stretch: 1000, note: '4 players; asked is who can act' },
      { what: 'speed kept with a snapshot at every decision', ...figures(ratio('a random game', 'a random game, a snapshot at every decision'), (value) => 100 * value), unit: ' %', better: 'higher', floor: 25, goal: 40, stretch: 60, peer: 'the same without' },
    ];
  },
};
