// The decks of a game as the tray of decks shows them. Must not move a card.
import type { Deck } from '@dradis/elements';
import type { View } from '@dradis/session';
import type { LoadedPack } from '../../session/session-store.js';

/** The zones that nobody sees into and that hold or may hold several cards in an order, from top to bottom, by a view that sees everything. */
export function decksOf(view: View, { pack }: Pick<LoadedPack, 'pack'>): Deck[] {
  const hidden = new Set(pack.zones.filter(({ sees }) => sees === 'nobody').map(({ id }) => id));
  return view.zones
    .filter(({ id, owner }) => owner === null && hidden.has(id))
    .map(({ id, title, things }) => ({ id, title, cards: things.map((thing) => ({ id: thing.id, title: thing.title ?? thing.id })).reverse() }))
    .sort((a, b) => Number(b.cards.length > 0) - Number(a.cards.length > 0));
}
