// What a seat is told of expressions does not depend on what it may not know: exchange two components that it cannot tell apart,
// and every expression comes to the same for it, or stays hidden.
import { below, cloneState, createGame, loadPack, restoreState, seedRandom } from '@dradis/engine';
import { expect, it } from 'vitest';
import { Line } from '../record/line.js';
import { exchange } from '../testing/exchange.js';
import { smallLanguage, smallPack } from '../testing/small-pack.js';
import { PreparedText } from './prepared-text.js';
import { TextCompiler } from './text-compiler.js';

const TEXTS = [
  'top card of draw-pile', 'top card of discard-pile', 'all cards in hand of player-1', 'all cards in hand of player-2', 'number of cards in hand of player-2', 'number of cards in discard-pile',
  'there is a card in hand of player-1', 'top card of draw-pile is in draw-pile', 'loyalty of player-1', 'level of fuel', 'current player', 'level of fuel + loyalty of player-2',
  'top card of hand of player-1 = top card of hand of player-2', 'bottom card of draw-pile', 'number of cards in hand of player-1 is more than 1', 'no card in hand of player-2', 'current player is tired',
];

it('a seat is told the same of expressions when what it may not know is exchanged', () => {
  const pack = loadPack(smallPack());
  const options = { players: 2, seed: 'told', windows: 'all' as const, switches: {} };
  const compiler = new TextCompiler(2, smallLanguage());
  const random = seedRandom('told');
  const game = createGame(pack, options);
  game.run();
  let compared = 0;
  let told = 0;
  for (let answer = 0; answer < 60 && game.state.decision !== null; answer++) {
    for (const seat of ['spectator', 'player-1', 'player-2']) {
      const one = new Line(pack, options);
      restoreState(one.game, game.state);
      one.force([]);
      const { names, state } = one;
      const { knows } = one.words(seat).eyes;
      const hidden = names.things.filter((entity) => (state.zoneOf[entity] ?? -1) >= 0 && !knows(entity));
      const a = hidden[below(random, Math.max(hidden.length, 1))];
      const b = hidden.filter((other) => other !== a)[below(random, Math.max(hidden.length - 1, 1))];
      if (a === undefined || b === undefined) continue;
      const other = cloneState(game.state);
      if (!exchange(names.layout, other, a, b)) continue;
      const two = new Line(pack, options);
      restoreState(two.game, other);
      two.force([]);
      for (const text of TEXTS) {
        const [before, after] = [one, two].map((line) => new PreparedText(line, compiler, text, 'any').at(0, seat));
        expect([answer, seat, text, after]).toEqual([answer, seat, text, before]);
        compared++;
        if (before?.hidden === false) told++;
      }
    }
    game.answerIndexes(Array.from({ length: Math.max(game.bounds()?.min ?? 0, 1) }, (_, i) => (i + below(random, game.optionCount)) % game.optionCount));
  }
  expect(compared).toBeGreaterThan(500);
  expect(told).toBeGreaterThan(100);
});
