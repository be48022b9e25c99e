/** Whether an act is allowed, and if not, what forbids it. Must not change anything. */
import { type Machine } from '../machine/machine.js';
import { type InstanceInfo } from '../pack/layout.js';
import { EMPTY, type Value } from '../state/value.js';
import { conditionHolds, liveUsers } from './live.js';

const NOTHING: readonly (readonly [InstanceInfo, number])[] = Object.freeze([]);

function forbids(m: Machine, instance: InstanceInfo, parts: readonly Value[]): boolean {
  for (const user of liveUsers(m, instance)) {
    if (!conditionHolds(m, instance, user, parts, 0)) continue;
    m.onApplied?.(instance.ability.id);
    return true;
  }
  return false;
}

/**
 * The prohibitions of an act that are live, whatever its participants: pairs of instance and user. For asking about many
 * participants while nothing changes.
 */
export function liveProhibitions(m: Machine, act: number): readonly (readonly [InstanceInfo, number])[] {
  const all = m.layout.prohibitions[act];
  if (all === undefined || all.length === 0) return NOTHING;
  const out: [InstanceInfo, number][] = [];
  for (const instance of all) for (const user of liveUsers(m, instance)) out.push([instance, user]);
  return out;
}

/** Whether none of the live prohibitions forbids the act with these participants. */
export function passes(m: Machine, live: readonly (readonly [InstanceInfo, number])[], parts: readonly Value[]): boolean {
  for (const [instance, user] of live) {
    if (!conditionHolds(m, instance, user, parts, 0)) continue;
    m.onApplied?.(instance.ability.id);
    return false;
  }
  return true;
}

/** Whether no live ability forbids the act (index) with these participants. */
export function isAllowed(m: Machine, act: number, parts: readonly Value[]): boolean {
  for (const instance of m.layout.prohibitions[act] ?? []) {
    if (forbids(m, instance, parts)) return false;
  }
  return true;
}

/** The ability instances that forbid the act; empty when it is allowed. */
export function forbiddenBy(m: Machine, act: number, parts: readonly Value[]): readonly number[] {
  const instances = (m.layout.prohibitions[act] ?? []).filter((one) => forbids(m, one, parts));
  return instances.length === 0 ? EMPTY : instances.map((one) => one.index);
}
