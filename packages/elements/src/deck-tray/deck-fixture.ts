// Decks for stories and tests.
import type { Deck } from './deck-tray-element.js';

/** A deck of that many cards. */
export function deckOf(id: string, title: string, count: number): Deck {
  return { id, title, cards: Array.from({ length: count }, (_, at) => ({ id: `${id}-${String(at + 1)}`, title: `${title} card ${String(at + 1)}` })) };
}

/** Three decks, one of them empty. */
export const decks: readonly Deck[] = [deckOf('crisis', 'Crisis', 60), deckOf('quorum', 'Quorum', 3), deckOf('super', 'Super crisis', 0)];
