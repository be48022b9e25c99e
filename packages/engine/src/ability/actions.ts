/** The abilities a player may use of his own accord. Must not change anything. */
import type { Machine } from '../machine/machine.js';
import { holds, readNumber } from '../machine/operand.js';
import type { ActionGroup, InstanceInfo } from '../pack/layout.js';
import { EMPTY, type Value } from '../state/value.js';
import { conditionFor, liveFor, roomFor } from './live.js';
import { limitAllows } from './limits.js';

const NOTHING: readonly InstanceInfo[] = [];

/** `settled`: they are known to be live for the player. */
function weigh(m: Machine, instances: readonly InstanceInfo[], settled: boolean, player: number, locals: Value[], out: number[]): void {
  for (let i = 0; i < instances.length; i++) {
    const instance = instances[i] as InstanceInfo;
    if (!limitAllows(m, instance.ability, player) || (!settled && !liveFor(m, instance, player, locals))) continue;
    if (conditionFor(m, instance, player, locals)) out.push(instance.index);
  }
}

/** The actions of a section that acts in some zones only: what lies there is looked at, not every card of the game. */
function weighPlaced(m: Machine, { bySource }: ActionGroup, zones: readonly number[], settled: boolean, player: number, locals: Value[], out: number[]): void {
  for (let i = 0; i < zones.length; i++) {
    const contents = m.state.zones[zones[i] as number] as number[];
    for (let j = 0; j < contents.length; j++) {
      const instances = bySource[contents[j] as number];
      if (instances !== undefined) weigh(m, instances, settled, player, locals, out);
    }
  }
}

/** Whether what a section says of its users and its condition, as far as it does not depend on the source, keeps a player from all of its actions. */
function isClosed(m: Machine, { live }: ActionGroup, locals: Value[]): boolean {
  if (live === null) return false;
  if (live.usedByPlayer !== null && !live.usersBySource && !holds(m, locals, live.usedByPlayer)) return true;
  return live.if !== null && !live.mentionsSource && !holds(m, locals, live.if);
}

/** Whether a section that is not closed, and of which only what lies at home or in own zones is looked at, has nothing left to ask. */
function isSettled({ live }: ActionGroup): boolean {
  if (live === null) return true;
  const usersKnown = live.usedBy === null || !live.usersBySource || live.visitor !== null || (live.byOwner && live.zones !== null);
  return usersKnown && (live.if === null || !live.mentionsSource);
}

/** The actions of a section that acts anywhere: where its users are those who are at the source, only those of that place. */
function atHome(m: Machine, { live, instances, bySource }: ActionGroup, locals: Value[]): readonly InstanceInfo[] {
  if (live === null || live.visitor === null) return instances;
  const visitor = readNumber(m, locals, live.visitor);
  return visitor < 0 ? NOTHING : (bySource[m.state.zoneOf[visitor] as number] ?? NOTHING);
}

/** Sorts in place: of so few, and nearly sorted, nothing is quicker. */
function inOrder(indexes: number[]): number[] {
  for (let i = 1; i < indexes.length; i++) {
    const one = indexes[i] as number;
    let j = i;
    for (; j > 0 && (indexes[j - 1] as number) > one; j--) indexes[j] = indexes[j - 1] as number;
    indexes[j] = one;
  }
  return indexes;
}

/** The instances of all actions that a player (entity id) may use now, in their order. */
export function actionsOf(m: Machine, player: number): readonly number[] {
  if (player < 0) return EMPTY;
  const out: number[] = [];
  const { actionGroups, playerLo } = m.layout;
  const locals = roomFor(player);
  for (let i = 0; i < actionGroups.length; i++) {
    const group = actionGroups[i] as ActionGroup;
    const { live } = group;
    locals[0] = player;
    if (isClosed(m, group, locals)) continue;
    const settled = isSettled(group);
    if (live === null || live.zones === null) weigh(m, atHome(m, group, locals), settled, player, locals, out);
    else weighPlaced(m, group, live.byOwner ? (live.ownZones[player - playerLo] ?? EMPTY) : live.placedIn, settled, player, locals, out);
  }
  return inOrder(out);
}
