/** The query `players from`. Must not change anything. */
import { EMPTY } from '../state/value.js';
import type { QueryDeclaration } from './query.js';
import { turnOrder } from './turn-order.js';

/** All players in turn order, the given one first. */
export const playersFrom: QueryDeclaration = {
  id: 'players-from',
  phrases: ['players from {p:player}'],
  returns: 'list:player',
  doc: 'All players in turn order, beginning with a player.',
  example: 'for each of players from current player as p: draw 1 card',
  face: { en: 'the players in turn order from {p}', fr: 'les joueurs dans l’ordre du tour à partir de {p}' },
  run: (m, p) => ((p as number) < 0 ? EMPTY : turnOrder(m, p as number)),
};
