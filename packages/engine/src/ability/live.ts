/** Which abilities can act now, and for whom. Must not change anything. */
import { type Machine } from '../machine/machine.js';
import { type InstanceInfo, type LiveInfo } from '../pack/layout.js';
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

function liveIf(m: Machine, live: LiveInfo, you: number, source: number): boolean {
  return live.if === null || holds(m, room(you, source), live.if);
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
  const users = live.usedBy === null ? anyone : toList(read(m, room(NONE, source), live.usedBy));
  if (live.if === null) return users;
  for (const user of users) {
    if (!liveIf(m, live, user, source)) return users.filter((one) => liveIf(m, live, one, source));
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
  const condition = instance.ability.if;
  if (condition === null) return true;
  if (m.weighing >= WEIGHING_LIMIT) throw new BudgetExceeded('depth', WEIGHING_LIMIT, placeOf(m));
  m.weighing++;
  const result = holds(m, abilityLocals(instance, you, parts, from), condition);
  m.weighing--;
  return result;
}
