/** The abilities a player may use of his own accord. Must not change anything. */
import { type Machine } from '../machine/machine.js';
import { type InstanceInfo } from '../pack/layout.js';
import { EMPTY } from '../state/value.js';
import { conditionHolds, liveFor, roomFor } from './live.js';
import { limitAllows } from './limits.js';

/** The instances of all actions that a player (entity id) may use now. */
export function actionsOf(m: Machine, player: number): readonly number[] {
  if (player < 0) return EMPTY;
  const out: number[] = [];
  const { actions } = m.layout;
  const locals = roomFor(player);
  for (let i = 0; i < actions.length; i++) {
    const instance = actions[i] as InstanceInfo;
    if (!liveFor(m, instance, player, locals)) continue;
    if (!limitAllows(m, instance.ability, player)) continue;
    if (conditionHolds(m, instance, player, EMPTY, 0)) out.push(instance.index);
  }
  return out;
}
