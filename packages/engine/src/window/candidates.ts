/** Which abilities can act in a window, and who is asked. Must not change anything. */
import { conditionHolds, isPlaced, liveFor, liveUsers, roomFor } from '../ability/live.js';
import { limitAllows } from '../ability/limits.js';
import type { Machine } from '../machine/machine.js';
import { holds, read } from '../machine/operand.js';
import type { AbilityInfo, HiddenHold, InstanceInfo, LiveInfo } from '../pack/layout.js';
import { turnOrder } from '../queries/turn-order.js';
import { EMPTY, NONE, toList, type Value } from '../state/value.js';
import { useCode } from './use-code.js';

/** The forced uses that are due and not among `used`; `parts` from `from` on are the event's participants. */
export function dueUses(m: Machine, event: number, parts: readonly Value[], from: number, used: readonly number[]): readonly number[] {
  const forced = m.layout.forced[event];
  if (forced === undefined || forced.length === 0) return EMPTY;
  const out: number[] = [];
  for (let i = 0; i < forced.length; i++) {
    const instance = forced[i] as InstanceInfo;
    const users = liveUsers(m, instance);
    for (let j = 0; j < users.length; j++) {
      const user = users[j] as number;
      const code = useCode(m.layout, instance.index, user);
      if (used.includes(code) || !limitAllows(m, instance.ability, user)) continue;
      if (conditionHolds(m, instance, user, parts, from)) out.push(code);
    }
  }
  return out;
}

/** The uses a player may make and has not made. */
export function openUses(m: Machine, event: number, player: number, parts: readonly Value[], from: number, used: readonly number[]): number[] {
  return usesAmong(m, m.layout.optional[event] ?? [], player, parts, from, used);
}

function usesAmong(m: Machine, instances: readonly InstanceInfo[], player: number, parts: readonly Value[], from: number, used: readonly number[]): number[] {
  const out: number[] = [];
  const locals = roomFor(player);
  for (let i = 0; i < instances.length; i++) {
    const instance = instances[i] as InstanceInfo;
    if (mayUse(m, instance, player, parts, from, used, locals)) out.push(useCode(m.layout, instance.index, player));
  }
  return out;
}

function anyUse(m: Machine, instances: readonly InstanceInfo[], player: number, parts: readonly Value[], from: number, used: readonly number[], locals: Value[]): boolean {
  for (let i = 0; i < instances.length; i++) if (mayUse(m, instances[i] as InstanceInfo, player, parts, from, used, locals)) return true;
  return false;
}

function mayUse(m: Machine, instance: InstanceInfo, player: number, parts: readonly Value[], from: number, used: readonly number[], locals: Value[]): boolean {
  if (!liveFor(m, instance, player, locals)) return false;
  if (used.length > 0 && used.includes(useCode(m.layout, instance.index, player))) return false;
  return limitAllows(m, instance.ability, player) && conditionHolds(m, instance, player, parts, from);
}

/**
 * Whether, for all that others can know, a player might hold an ability of this kind of holding that he may still use:
 * uses are seen by all, so a spent limit ends the asking. `locals` hold the player and no source.
 */
function mightHold(m: Machine, { live, abilities }: HiddenHold, player: number, locals: Value[]): boolean {
  const own = live.ownZones[player - m.layout.playerLo] ?? EMPTY;
  if (live.zones !== null && !anyFilled(m, own) && !(anyFilled(m, live.sharedZones) && isForAll(m, live, player))) return false;
  return anyAllowed(m, abilities, player) && (live.if === null || holds(m, locals, live.if));
}

function anyFilled(m: Machine, zones: readonly number[]): boolean {
  for (let i = 0; i < zones.length; i++) if ((m.state.zones[zones[i] as number] as number[]).length > 0) return true;
  return false;
}

function anyAllowed(m: Machine, abilities: readonly AbilityInfo[], player: number): boolean {
  for (let i = 0; i < abilities.length; i++) if (limitAllows(m, abilities[i] as AbilityInfo, player)) return true;
  return false;
}

/** Whether what lies in a zone of nobody's may be used by a player, whatever it is. */
function isForAll(m: Machine, live: LiveInfo, player: number): boolean {
  return live.usedBy === null || toList(read(m, roomFor(NONE), live.usedBy)).includes(player);
}

function anyHeld(m: Machine, hidden: readonly HiddenHold[], player: number, locals: Value[]): boolean {
  for (let i = 0; i < hidden.length; i++) if (mightHold(m, hidden[i] as HiddenHold, player, locals)) return true;
  return false;
}

/**
 * The players to ask, in turn order from the ordering player: those who may act, and under the policy `all` also those
 * who might for all that others know, so that being asked says nothing about what they hold.
 */
export function playersToAsk(m: Machine, event: number, parts: readonly Value[], from: number, used: readonly number[]): readonly number[] {
  const optional = m.layout.optional[event];
  if (optional === undefined || optional.length === 0) return EMPTY;
  const hidden = m.state.windowsPolicy === 'all' ? (m.layout.hiddenHolds[event] ?? []) : [];
  // Most cards lie in decks: those that can act are looked for once, not once for each player.
  const placed: InstanceInfo[] = [];
  for (let i = 0; i < optional.length; i++) {
    const instance = optional[i] as InstanceInfo;
    if (isPlaced(m, instance)) placed.push(instance);
  }
  if (placed.length === 0 && hidden.length === 0) return EMPTY;
  const order = turnOrder(m, orderingPlayer(m));
  const asked: number[] = [];
  const locals = roomFor(NONE);
  for (let i = 0; i < order.length; i++) {
    const player = order[i] as number;
    locals[0] = player;
    locals[1] = NONE;
    if (anyHeld(m, hidden, player, locals) || anyUse(m, placed, player, parts, from, used, locals)) asked.push(player);
  }
  return asked;
}

/** The player who orders what happens at the same time, -1 if there is none. */
export function orderingPlayer(m: Machine): number {
  return m.state.vars[m.layout.ordering] as number;
}
