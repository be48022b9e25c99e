// Tests of the costs of a pack: they add up, are the same each time, and name the moment they tell of.
import { basePack } from '@dradis/base-game';
import { createGame, loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createBot } from '../bots.js';
import { listenFor } from '../play-match.js';
import { SeatView } from '../seat-view.js';
import { simulate } from '../simulation/simulate.js';
import { benchPack, type BenchSettings } from './bench-pack.js';

const pack = loadPack(basePack);
const settings: BenchSettings = { games: 3, players: 4, seed: 'bench', bots: 'random', windows: 'able' };
const costs = benchPack(pack, settings);
const sum = (list: readonly { readonly steps: number }[]): number => list.reduce((all, { steps }) => all + steps, 0);

it('plays the games that a simulation plays', () => {
  const { hash, decisions, steps, errors } = simulate(pack, settings);
  expect(costs).toMatchObject({ games: 3, failed: errors, hash, decisions, steps });
});

it('gives the same costs again, and others for another seed', () => {
  expect(benchPack(pack, settings)).toEqual(costs);
  expect(benchPack(pack, { ...settings, seed: 'other' }).hash).not.toBe(costs.hash);
});

it('adds statements up to programs, and programs to cards', () => {
  expect(sum(costs.statements)).toBe(sum(costs.programs));
  expect(sum(costs.programs)).toBeLessThan(costs.steps);
  expect(sum(costs.cards)).toBe(sum(costs.programs.filter(({ card }) => card !== null)));
  for (const list of [costs.statements, costs.programs, costs.cards]) {
    expect(list.length).toBeGreaterThan(20);
    expect(list.map(({ steps }) => steps)).toEqual(list.map(({ steps }) => steps).sort((a, b) => b - a));
  }
});

it('counts a program once each time it is begun, however often it comes back to its first line', () => {
  const runs = (id: string): number => costs.programs.find((program) => program.id === id)?.runs ?? 0;
  expect(runs('play-the-game')).toBe(3);
  expect(runs('set-up')).toBe(3);
  expect(costs.events['answered']).toBe(costs.decisions);
});

it('names a game and an answer after which the dearest resolution is played again', () => {
  const { used, limit, seed, answers, program } = costs.stepBudget;
  expect(limit).toBe(basePack.settings.stepBudget);
  expect(program).not.toBeNull();
  const game = createGame(pack, { players: 4, seed, windows: 'able' });
  const players = [1, 2, 3, 4].map((seat) => createBot('random', `${seed} seat ${seat}`));
  const seen = new SeatView(game);
  listenFor(game, players);
  game.run();
  const answer = (): void => {
    const seat = (game.state.decision?.player ?? 0) - pack.layoutFor(4).playerLo;
    game.answerIndexes(players[seat]?.choose(seen) ?? []);
  };
  for (let given = 0; given < answers; given += 1) answer();
  expect(game.state.step - game.state.budgetFrom).toBe(used);
});
