/** Turn order: players in seat order, going round. Must not know whose turn it is. */
import type { Machine } from '../machine/machine.js';
import { EMPTY } from '../state/value.js';

/** All players in turn order, beginning with `first` (entity id); with player 1 when that is no player. */
export function turnOrder(m: Machine, first: number): readonly number[] {
  const { playerLo, players, turnOrders } = m.layout;
  const seat = first - playerLo;
  return turnOrders[seat >= 0 && seat < players ? seat : 0] ?? EMPTY;
}
