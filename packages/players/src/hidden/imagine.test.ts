// Imagined games: the same to their seat, possible to everybody, and free of what the seat must not know.
import { basePack } from '@dradis/base-game';
import { below, checkInvariants, createGame, type Game, loadPack, type Seat, seedRandom } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createBot } from '../bots.js';
import { SeatView } from '../seat-view.js';
import { imagine } from './imagine.js';

const pack = loadPack(basePack);

/** Games at every question, for each of which `look` is called now and then. */
function along(rounds: number, look: (game: Game, seat: Seat, random: number[]) => void): void {
  const random = seedRandom('imagined games');
  for (let round = 0; round < rounds; round += 1) {
    const game = createGame(pack, { players: 3 + (round % 4), seed: `imagine ${round}`, windows: 'all' });
    const { playerLo, ids } = game.pack.layoutFor(game.state.players);
    const bots = Array.from({ length: game.state.players }, (_, seat) => createBot('mixed', `imagine ${round} ${seat}`));
    game.run();
    for (let answers = 0; answers < 1500 && game.state.decision !== null; answers += 1) {
      const { player } = game.state.decision;
      if (below(random, 8) === 0) look(game, ids[player] as Seat, random);
      game.answerIndexes(bots[player - playerLo]!.choose(new SeatView(game)));
    }
  }
}

it('shows the asked seat the view it has, to the last byte, and leaves the game alone', () => {
  let compared = 0;
  along(4, (game, seat, random) => {
    const before = JSON.stringify(game.state);
    const other = imagine(game, random);
    expect(JSON.stringify(other.view(seat))).toBe(JSON.stringify(game.view(seat)));
    expect(JSON.stringify(game.state)).toBe(before);
    expect(checkInvariants(other.pack.layoutFor(other.state.players), other.state)).toEqual([]);
    compared += 1;
  });
  expect(compared).toBeGreaterThan(100);
});

it('can be played on to its end', () => {
  let ended = 0;
  along(2, (game, _, random) => {
    if (below(random, 12) !== 0) return;
    const other = imagine(game, random);
    const { playerLo, players } = other.pack.layoutFor(other.state.players);
    const bots = Array.from({ length: players }, (__, seat) => createBot('random', `on ${ended} ${seat}`));
    while (other.state.decision !== null) other.answerIndexes(bots[other.state.decision.player - playerLo]!.choose(new SeatView(other)));
    expect(other.state.outcome).toBeGreaterThanOrEqual(0);
    ended += 1;
  });
  expect(ended).toBeGreaterThan(3);
});

it('keeps as many Cylon cards among the players and the deck as everybody can count, and deals them anew', () => {
  const dealt = new Set<string>();
  along(3, (game, seat, random) => {
    const cylons = (of: Game): string[] => of.view('everything').zones.filter(({ id }) => id !== 'loyalty-box').flatMap(({ id, contents }) => contents.filter((card) => card.startsWith('cylon-')).map((card) => `${card} in ${id}`));
    const other = imagine(game, random);
    expect(cylons(other)).toHaveLength(cylons(game).length);
    const hand = `loyalty@${seat.slice('player-'.length)}`;
    expect(cylons(other).filter((card) => card.endsWith(hand))).toEqual(cylons(game).filter((card) => card.endsWith(hand)));
    const decks = other.view('everything').zones.filter(({ kind }) => kind === 'skill-deck');
    for (const { id, contents } of decks) {
      const { things } = other.view('everything');
      for (const card of contents) expect(things.find((thing) => thing.id === card)?.attributes['skill']).toBe(id.replace('-deck', ''));
    }
    dealt.add(cylons(other).join());
  });
  expect(dealt.size).toBeGreaterThan(20);
});

it('gives no way to the seed or to the dice to come', () => {
  const game = createGame(pack, { players: 4, seed: 'secret', windows: 'able' });
  game.run();
  const [one, two] = [imagine(game, seedRandom('one')), imagine(game, seedRandom('two'))];
  expect(one.state.seed).toBe('');
  expect(one.state.random).not.toEqual(game.state.random);
  expect(one.state.random).not.toEqual(two.state.random);
});
