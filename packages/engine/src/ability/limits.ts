/** How often an ability may be used. Must be the only code that reads or writes `uses`. */
import type { Machine } from '../machine/machine.js';
import type { AbilityInfo } from '../pack/layout.js';

/** What a cell holds before the first use: no scope variable has this value. */
export const NEVER_USED = -2147483648;

function cellOf(m: Machine, ability: AbilityInfo, player: number): number {
  const limit = ability.limit;
  if (limit === null) return -1;
  if (limit.byAnyone) return limit.cell;
  return limit.cell + (player < 0 ? 0 : player - m.layout.playerLo + 1);
}

function scopeValue(m: Machine, ability: AbilityInfo): number {
  const variable = ability.limit?.variable ?? -1;
  return variable < 0 ? 0 : (m.state.vars[variable] as number);
}

/** Whether a player (entity id, -1: nobody) has not used the ability in the present game, turn or other scope. */
export function limitAllows(m: Machine, ability: AbilityInfo, player: number): boolean {
  const cell = cellOf(m, ability, player);
  return cell < 0 || m.state.uses[cell] !== scopeValue(m, ability);
}

/** Notes a use. */
export function noteUse(m: Machine, ability: AbilityInfo, player: number): void {
  const cell = cellOf(m, ability, player);
  if (cell >= 0) m.state.uses[cell] = scopeValue(m, ability);
}
