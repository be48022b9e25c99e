/** The query `next player after`. Must not change anything. */
import { NONE } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** The player to the left. */
export const nextPlayerAfter: QueryDeclaration = {
  id: 'next-player-after',
  phrases: ['next player after {p:player}'],
  returns: 'thing:player',
  doc: 'The player who comes after a player in turn order.',
  example: 'set current player to next player after current player',
  face: { en: 'the player after {p}', fr: 'le joueur suivant {p}' },
  run: (m, p) => {
    const { playerLo, players } = m.layout;
    const seat = (p as number) - playerLo;
    return seat >= 0 && seat < players ? playerLo + ((seat + 1) % players) : NONE;
  },
};
