/** Turn order: players in seat order, going round. Must not know whose turn it is. */
import { type Machine } from '../machine/machine.js';

/** All players in turn order, beginning with `first` (entity id); with player 1 when that is no player. */
export function turnOrder(m: Machine, first: number): number[] {
  const { playerLo, players } = m.layout;
  const seat = first - playerLo;
  const from = seat >= 0 && seat < players ? seat : 0;
  const out: number[] = [];
  for (let i = 0; i < players; i++) out.push(playerLo + ((from + i) % players));
  return out;
}
