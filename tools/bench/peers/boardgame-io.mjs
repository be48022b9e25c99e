// A peer: boardgame.io 0.50 moving one card on a state of 30 kB. Must be loaded with NODE_ENV=production.
import { createRequire } from 'node:module';

const CARDS = 200;
const MOVES_PER_MATCH = 300;

/** The parts of boardgame.io that are used; its ES modules import folders, which Node refuses, so it is required. @typedef {{ start(): void, stop(): void, getState(): { G: unknown }, moves: { draw(): void } }} PeerClient */
const { Client } = /** @type {{ Client: (options: object) => PeerClient }} */ (createRequire(import.meta.url)('boardgame.io/client'));

/** @typedef {{ id: number, title: string, text: string, tags: string[] }} Card */

/** Cards as objects in zones, as its tutorials keep them. */
const game = {
  name: 'one-card',
  setup: () => ({
    deck: Array.from({ length: CARDS }, (_, index) => ({ id: index, title: `Card ${index}`, text: 'x'.repeat(92), tags: ['a', 'b'] })),
    hands: { 0: /** @type {Card[]} */ ([]), 1: /** @type {Card[]} */ ([]) },
    discards: /** @type {Card[]} */ ([]),
  }),
  moves: {
    /** The top card goes to the hand; of more than six cards the oldest is laid down. @param {{ G: { deck: Card[], hands: Record<string, Card[]>, discards: Card[] }, playerID: string }} context */
    draw: ({ G, playerID }) => {
      if (G.deck.length === 0) G.deck = G.discards.splice(0);
      const hand = G.hands[playerID] ?? [];
      const drawn = G.deck.pop();
      if (drawn !== undefined) hand.push(drawn);
      const oldest = hand.length > 6 ? hand.shift() : undefined;
      if (oldest !== undefined) G.discards.push(oldest);
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
