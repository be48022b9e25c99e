// A peer: boardgame.io 0.50 moving one card on a state of 30 kB. Must be loaded with NODE_ENV=production.
import { createRequire } from 'node:module';

const CARDS = 200;
const MOVES_PER_MATCH = 200;

/** The parts of boardgame.io that are used; its ES modules import folders, which Node refuses, so it is required. @typedef {{ start(): void, stop(): void, getState(): { G: unknown }, moves: { draw(): void } }} PeerClient */
const { Client } = /** @type {{ Client: (options: object) => PeerClient }} */ (createRequire(import.meta.url)('boardgame.io/client'));

const cards = Object.fromEntries(
  Array.from({ length: CARDS }, (_, index) => [`card-${index}`, { id: index, title: `Card ${index}`, text: 'x'.repeat(92), tags: ['a', 'b'] }]),
);

const game = {
  name: 'one-card',
  setup: () => ({ cards, hand: [1, 2, 3], deck: Array.from({ length: 50 }, (_, index) => index) }),
  moves: {
    /** @param {{ G: { hand: number[], deck: number[] } }} context */
    draw: ({ G }) => {
      const drawn = G.deck.pop();
      if (drawn !== undefined) G.hand.push(drawn);
      if (G.hand.length > 6) G.deck.unshift(...G.hand.splice(0, 1));
    },
  },
};

function newMatch() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
}

let client = newMatch();
let moves = 0;

/** Size of the state in bytes of JSON. */
export const stateSize = JSON.stringify(client.getState().G).length;

/** One move. A fresh match now and then, because its log makes a long one slower. */
export function oneMove() {
  if (++moves % MOVES_PER_MATCH === 0) {
    client.stop();
    client = newMatch();
  }
  client.moves.draw();
}
