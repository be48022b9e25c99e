// The Monte Carlo player: repeatable by count, stopped by a clock, honest, and better than guessing where it is plain.
import { basePack } from '@dradis/base-game';
import { createGame, loadPack, moveToZone, setVariable } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createHeuristicPlayer } from '../heuristic/heuristic-player.js';
import { playMatch } from '../play-match.js';
import type { Seen } from '../player.js';
import { SeatView } from '../seat-view.js';
import { Table } from '../testing/table.js';
import { createMonteCarloPlayer } from './monte-carlo-player.js';

const pack = loadPack(basePack);
const CREW = ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh'];

function match(seed: string): ReturnType<typeof playMatch> {
  const players = [createMonteCarloPlayer(`${seed} 1`, { playouts: 4, depth: 4 }), createHeuristicPlayer(`${seed} 2`), createHeuristicPlayer(`${seed} 3`)];
  return playMatch(pack, { players, seed, windows: 'able' });
}

it('plays a game to its end, and the same one for the same seed', () => {
  const one = match('a');
  expect([one.error, typeof one.outcome]).toEqual([undefined, 'string']);
  expect(match('a').hash).toBe(one.hash);
});

it('takes the fleet to Kobol when an action is all it needs', () => {
  const table = new Table(pack, CREW);
  moveToZone(table.game, 'william-adama', 'ftl-control');
  setVariable(table.game, 'distance', 8);
  setVariable(table.game, 'jump-preparation', 4);
  table.call('pick-an-action', 'player-1');
  const { options } = table.asked;
  const [position] = createMonteCarloPlayer('kobol').choose(new SeatView(table.game));
  expect(options[position ?? -1]?.id).toBe('ftl-control.action');
});

it('leaves the game it thinks about as it is', () => {
  const game = createGame(pack, { players: 5, seed: 'untouched', windows: 'able' });
  game.run();
  const player = createMonteCarloPlayer('untouched');
  for (let answers = 0; answers < 30; answers += 1) {
    const before = JSON.stringify(game.state);
    const chosen = player.choose(new SeatView(game));
    expect(JSON.stringify(game.state)).toBe(before);
    game.answerIndexes(chosen);
  }
});

it.each([3, 4, 5, 6])('imagines no more games for a question than its budget allows, at a table of %i', (players) => {
  const game = createGame(pack, { players, seed: 'budget', windows: 'able' });
  game.run();
  const player = createMonteCarloPlayer('budget', { playouts: 9, depth: 2 });
  const helper = createHeuristicPlayer('budget');
  let most = 0;
  for (let answers = 0; answers < 60; answers += 1) {
    const seen = new SeatView(game);
    let imagined = 0;
    const counted: Seen = {
      options: seen.options,
      min: seen.min,
      max: seen.max,
      decision: () => seen.decision(),
      view: () => seen.view(),
      sight: () => seen.sight(),
      imagine: (random) => {
        imagined += 1;
        return seen.imagine(random);
      },
    };
    player.choose(counted);
    most = Math.max(most, imagined);
    game.answerIndexes(helper.choose(seen));
  }
  expect(most).toBeLessThanOrEqual(9);
  expect(most).toBeGreaterThan(5);
});

it('begins no round after its time, by the clock it was given, and needs one', () => {
  const game = createGame(pack, { players: 4, seed: 'clock', windows: 'able' });
  game.run();
  const helper = createHeuristicPlayer('clock');
  let now = 0;
  let looks = 0;
  const player = createMonteCarloPlayer('clock', {
    ms: 50,
    clock: () => {
      looks += 1;
      now += 10;
      return now;
    },
  });
  let most = 0;
  for (let answers = 0; answers < 40; answers += 1) {
    looks = 0;
    player.choose(new SeatView(game));
    most = Math.max(most, looks);
    game.answerIndexes(helper.choose(new SeatView(game)));
  }
  expect(most).toBeGreaterThan(3);
  expect(most).toBeLessThan(8);
  expect(() => createMonteCarloPlayer('none', { ms: 5 })).toThrow(RangeError);
});
