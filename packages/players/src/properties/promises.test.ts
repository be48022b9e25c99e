// The promises that hold at every decision of every game, on random games of the base game for 3 to 6 players.
import { basePack } from '@dradis/base-game';
import { checkInvariants, cloneGame, createGame, type Game, hashState, loadGame, loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import type { Player } from '../player.js';
import { playMatch } from '../play-match.js';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';

const pack = loadPack(basePack);
const GAMES = 50;
/** Fewer: reading a game back at every decision takes ten times as long as playing on. */
const RELOADED_GAMES = 10;
const OPTION_GAMES = 4;

const bots = (players: number, seed: string): Player[] => Array.from({ length: players }, (_, seat) => createRandomPlayer(`${seed} seat ${seat + 1}`));

/** Plays a game that is saved, read back and thrown away at every decision. */
function playWithReloads(players: number, seed: string): Game {
  const seats = bots(players, seed);
  const first = pack.layoutFor(players).playerLo;
  let game = createGame(pack, { players, seed, windows: 'able' });
  game.run();
  while (game.state.decision !== null) {
    game = loadGame(pack, JSON.parse(JSON.stringify(game.save())));
    const player = seats[game.state.decision!.player - first]!;
    game.answerIndexes(player.choose(new SeatView(game)));
  }
  return game;
}

describe.each([3, 4, 5, 6])('%i players', (players) => {
  it('conserves components at every decision', () => {
    const layout = pack.layoutFor(players);
    for (let game = 0; game < GAMES; game += 1) {
      const seed = `conserve/${players}/${game}`;
      const { error } = playMatch(pack, {
        players: bots(players, seed),
        seed,
        windows: 'able',
        onStop: ({ state }) => {
          const broken = checkInvariants(layout, state);
          if (broken.length > 0) throw new Error(`decision ${state.decisions}: ${broken.join('; ')}`);
        },
      });
      expect(error === undefined ? '' : `seed ${seed}: ${error.message}`).toBe('');
    }
  });

  it('comes to the same end when it is saved and loaded at every decision', () => {
    for (let game = 0; game < RELOADED_GAMES; game += 1) {
      const seed = `save/${players}/${game}`;
      const plain = playMatch(pack, { players: bots(players, seed), seed, windows: 'able' });
      expect([seed, hashState(playWithReloads(players, seed).state)]).toEqual([seed, plain.hash]);
    }
  });

  it('accepts every option it offers, by its id, and refuses what it does not offer', () => {
    for (let game = 0; game < OPTION_GAMES; game += 1) {
      const seed = `options/${players}/${game}`;
      const { error } = playMatch(pack, { players: bots(players, seed), seed, windows: 'all', onStop: acceptsEveryOption });
      expect(error === undefined ? '' : `seed ${seed}: ${error.message}`).toBe('');
    }
  });
});

function acceptsEveryOption(game: Game): void {
  const decision = game.decision();
  if (decision === null) return;
  const ids = decision.options.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`decision ${decision.id} (${decision.prompt}) offers two options called alike: ${ids.join(', ')}`);
  const wanted = Math.max(decision.min, Math.min(1, decision.max));
  ids.forEach((_, index) => {
    const choose = Array.from({ length: wanted }, (__, offset) => ids[(index + offset) % ids.length]!);
    cloneGame(game).answer({ decision: decision.id, choose });
  });
  const before = hashState(game.state);
  const first = ids[0] ?? '';
  for (const answer of [
    { decision: decision.id, choose: ['no such option'] },
    { decision: decision.id - 1, choose: Array.from({ length: wanted }, (_, index) => ids[index]!) },
    { decision: decision.id, choose: Array.from({ length: decision.max + 1 }, (_, index) => ids[index] ?? first) },
  ]) {
    expect(() => {
      game.answer(answer);
    }).toThrow(expect.objectContaining({ name: 'IllegalAnswer' }));
  }
  expect(hashState(game.state)).toBe(before);
}
