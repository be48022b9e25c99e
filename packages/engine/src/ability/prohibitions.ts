/** Whether an act is allowed, and if not, what forbids it. Must not change anything. */
import { type Machine } from '../machine/machine.js';
import { type InstanceInfo } from '../pack/layout.js';
import { EMPTY, type Value } from '../state/value.js';
import { conditionHolds, liveUsers } from './live.js';

function forbids(m: Machine, instance: InstanceInfo, parts: readonly Value[]): boolean {
  for (const user of liveUsers(m, instance)) {
    if (conditionHolds(m, instance, user, parts, 0)) return true;
  }
  return false;
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
