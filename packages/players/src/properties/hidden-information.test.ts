// No hidden fact leaves a view: whatever a seat may not know can be exchanged without changing a byte of what it gets.
import { basePack } from '@dradis/base-game';
import { type Game, loadPack, seedRandom } from '@dradis/engine';
import { expect, it } from 'vitest';
import { playMatch } from '../play-match.js';
import { createRandomPlayer } from '../random-player.js';
import { checkSecrets } from './hidden-exchange.js';

const pack = loadPack(basePack);
const GAMES = 3;
/** One decision in so many is looked at. */
const EVERY = 23;
const TRIES = 3;

it.each([3, 4, 5, 6])('shows every seat of %i the same when what it may not know is exchanged', (players) => {
  const random = seedRandom(`exchange ${players}`);
  let compared = 0;
  let followed = 0;
  const look = (game: Game): void => {
    if (game.state.decision === null || game.state.decisions % EVERY !== 0) return;
    const found = checkSecrets(game, random, TRIES);
    expect(found.leaks).toEqual([]);
    compared += found.compared;
    followed += found.followed;
  };
  for (let game = 0; game < GAMES; game += 1) {
    const seed = `hidden/${players}/${game}`;
    const bots = Array.from({ length: players }, (_, seat) => createRandomPlayer(`${seed} seat ${seat + 1}`));
    const { error } = playMatch(pack, { players: bots, seed, windows: 'all', onStop: look });
    if (error !== undefined) throw error;
  }
  expect(compared).toBeGreaterThan(100);
  expect(followed).toBeGreaterThan(20);
});
