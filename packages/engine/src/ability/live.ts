/** Which abilities can act now, and for whom. Must not change anything. */
import type { Machine } from '../machine/machine.js';
import type { InstanceInfo, LiveInfo } from '../pack/layout.js';
import { holds, read } from '../machine/operand.js';
import { EMPTY, makeLocals, NONE, toList, type Value } from '../state/value.js';
import { BudgetExceeded } from '../errors/program-fault.js';
import { placeOf } from '../machine/place.js';

const NOBODY: readonly number[] = [-1];
const WEIGHING_LIMIT = 64;

/** Whether the source lies where its section can act. */
function lies(m: Machine, live: LiveInfo, source: number): boolean {
  if (live.zones === null) return true;
  const zone = m.state.zoneOf[source] as number;
  return zone >= 0 && live.zones[zone - m.layout.zoneLo] === 1;
}

/** Whether an instance's source lies where it can act: the quickest reason for it not to be live. */
export function isPlaced(m: Machine, instance: InstanceInfo): boolean {
  return instance.live === null || lies(m, instance.live, instance.source);
}

const ROOM = makeLocals(6);

/** Slots for a condition: you, this, room for what it puts aside. */
function room(you: number, source: number): Value[] {
  const locals = ROOM.slice();
  locals[0] = you;
  locals[1] = source;
  return locals;
}

/** The players that are, or are among, what a section says of its users; a list of one is not made anew each time. */
function usersIn(m: Machine, value: Value): readonly number[] {
  if (typeof value !== 'number' || value < 0) return toList(value);
  return m.layout.alone[value - m.layout.playerLo] ?? [value];
}

/**
 * The players for whom an instance is live; empty when it is not live. One that nothing gives to a player is every
 * player's if it speaks of "you", else nobody's in particular: [-1].
 */
export function liveUsers(m: Machine, instance: InstanceInfo): readonly number[] {
  const live = instance.live;
  const anyone = instance.eachPlayer ? m.layout.everyone : NOBODY;
  if (live === null) return anyone;
  const source = instance.source;
  if (!lies(m, live, source)) return EMPTY;
  if (live.usedBy === null && live.if === null) return anyone;
  const locals = room(NONE, source);
  const users = live.usedBy === null ? anyone : usersIn(m, read(m, locals, live.usedBy));
  if (live.if === null || users.length === 0) return users;
  return usersWho(m, live.if, users, locals);
}

/** Those of the users for whom a condition holds; the same list when it holds for all. */
function usersWho(m: Machine, condition: number, users: readonly number[], locals: Value[]): readonly number[] {
  for (let i = 0; i < users.length; i++) {
    locals[0] = users[i] as number;
    if (holds(m, locals, condition)) continue;
    const kept = users.slice(0, i);
    for (let j = i + 1; j < users.length; j++) {
      locals[0] = users[j] as number;
      if (holds(m, locals, condition)) kept.push(users[j] as number);
    }
    return kept;
  }
  return users;
}

/** Locals for `liveFor`, with room for what conditions put aside. */
export function roomFor(player: number): Value[] {
  return room(player, NONE);
}

/** Whether an instance is live for one player; `locals` are his from `roomFor`, to be used for many instances in turn. */
export function liveFor(m: Machine, instance: InstanceInfo, player: number, locals: Value[]): boolean {
  const live = instance.live;
  if (live === null) return true;
  if (!lies(m, live, instance.source)) return false;
  if (live.usedByPlayer === null && live.if === null) return true;
  locals[0] = player;
  locals[1] = instance.source;
  return (live.usedByPlayer === null || holds(m, locals, live.usedByPlayer)) && (live.if === null || holds(m, locals, live.if));
}

/** The locals an ability's `if` and `by` work with: you, this, the participants from `from` on, temporaries. */
export function abilityLocals(
  instance: InstanceInfo,
  you: number,
  parts: readonly Value[],
  from: number,
): Value[] {
  // Begun with room for most, so that it need not grow.
  const locals = room(you, instance.source);
  for (let i = from; i < parts.length; i++) {
    const slot = 2 + i - from;
    if (slot < locals.length) locals[slot] = parts[i] as Value;
    else locals.push(parts[i] as Value);
  }
  while (locals.length < instance.ability.locals) locals.push(-1);
  return locals;
}

/** Whether an ability's own condition holds for a player. Throws BudgetExceeded when conditions ask for each other without end. */
export function conditionHolds(
  m: Machine,
  instance: InstanceInfo,
  you: number,
  parts: readonly Value[],
  from: number,
): boolean {
  return instance.ability.if === null || conditionIn(m, instance, abilityLocals(instance, you, parts, from));
}

/** The same without participants; `locals` come from `roomFor` and may be used for many instances in turn. */
export function conditionFor(m: Machine, instance: InstanceInfo, you: number, locals: Value[]): boolean {
  if (instance.ability.if === null) return true;
  locals[0] = you;
  locals[1] = instance.source;
  while (locals.length < instance.ability.locals) locals.push(NONE);
  return conditionIn(m, instance, locals);
}

/** The same with slots that were made by `abilityLocals`. */
export function conditionIn(m: Machine, instance: InstanceInfo, locals: Value[]): boolean {
  const condition = instance.ability.if;
  if (condition === null) return true;
  if (m.weighing >= WEIGHING_LIMIT) throw new BudgetExceeded('depth', WEIGHING_LIMIT, placeOf(m));
  m.weighing++;
  const result = holds(m, locals, condition);
  m.weighing--;
  return result;
}
