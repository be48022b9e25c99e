/** The query `players after`. Must not change anything. */
import { EMPTY } from '../state/value.js';
import type { QueryDeclaration } from './query.js';
import { turnOrder } from './turn-order.js';

/** All players in turn order, the given one last. */
export const playersAfter: QueryDeclaration = {
  id: 'players-after',
  phrases: ['players after {p:player}'],
  returns: 'list:player',
  doc: 'All players in turn order, beginning with the one after a player and ending with that player.',
  example: 'for each of players after current player as p: draw 1 card',
  face: { en: 'the players in turn order, {p} last', fr: 'les joueurs dans l’ordre du tour, {p} en dernier' },
  run: (m, p) => {
    if ((p as number) < 0) return EMPTY;
    const { playerLo, players } = m.layout;
    const seat = (p as number) - playerLo;
    const from = seat >= 0 && seat < players ? seat : 0;
    return turnOrder(m, playerLo + ((from + 1) % players));
  },
};
