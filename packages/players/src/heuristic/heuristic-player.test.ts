// Heuristic players at whole games: they finish them, repeat themselves, and know nothing their seat does not.
import { basePack } from '@dradis/base-game';
import { below, cloneGame, createGame, loadPack, seedRandom } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createBot } from '../bots.js';
import { playMatch } from '../play-match.js';
import { relabel } from '../properties/relabel.js';
import { SeatView } from '../seat-view.js';
import { createHeuristicPlayer } from './heuristic-player.js';

const pack = loadPack(basePack);

function match(players: number, seed: string): ReturnType<typeof playMatch> {
  return playMatch(pack, { players: Array.from({ length: players }, (_, seat) => createHeuristicPlayer(`${seed} ${seat}`)), seed, windows: 'able' });
}

it.each([3, 4, 5, 6])('plays games of %i to an end, the same ones for the same seed', (players) => {
  for (const seed of ['a', 'b', 'c']) {
    const { error, outcome, hash } = match(players, seed);
    expect(error).toBeUndefined();
    expect(outcome).toBeDefined();
    expect(match(players, seed).hash).toBe(hash);
  }
  expect(match(players, 'a').hash).not.toBe(match(players, 'b').hash);
});

it('answers the same when two components it may not know change places', () => {
  const random = seedRandom('exchanges');
  let compared = 0;
  for (let round = 0; round < 6; round += 1) {
    const game = createGame(pack, { players: 3 + (round % 4), seed: `hidden ${round}`, windows: 'able' });
    const layout = game.pack.layoutFor(game.state.players);
    const bots = Array.from({ length: game.state.players }, (_, seat) => createBot('heuristic', `hidden ${round} ${seat}`));
    game.run();
    for (let answers = 0; answers < 200 && game.state.decision !== null; answers += 1) {
      const { player } = game.state.decision;
      const named = new Set(game.view(layout.ids[player] as `player-${number}`).things.map(({ id }) => id));
      const hidden = layout.ids.map((_, entity) => entity).filter((entity) => (game.state.zoneOf[entity] ?? -1) >= 0 && !named.has(layout.ids[entity] ?? ''));
      const a = hidden[below(random, hidden.length)]!;
      const alike = hidden.filter((entity) => entity !== a && layout.kindOf[entity] === layout.kindOf[a]);
      const other = cloneGame(game);
      if (alike.length > 0 && relabel(other, a, alike[below(random, alike.length)]!)) {
        compared += 1;
        const fresh = `fresh ${round} ${answers}`;
        expect(createHeuristicPlayer(fresh).choose(new SeatView(other))).toEqual(createHeuristicPlayer(fresh).choose(new SeatView(game)));
      }
      game.answerIndexes(bots[player - layout.playerLo]!.choose(new SeatView(game)));
    }
  }
  expect(compared).toBeGreaterThan(500);
});
