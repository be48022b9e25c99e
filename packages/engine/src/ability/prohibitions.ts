/** Whether an act is allowed, and if not, what forbids it. Must not change anything. */
import type { Machine } from '../machine/machine.js';
import type { InstanceInfo } from '../pack/layout.js';
import { EMPTY, type Value } from '../state/value.js';
import { abilityLocals, conditionHolds, conditionIn, liveUsers } from './live.js';

function forbids(m: Machine, instance: InstanceInfo, parts: readonly Value[]): boolean {
  for (const user of liveUsers(m, instance)) {
    if (!conditionHolds(m, instance, user, parts, 0)) continue;
    m.onApplied?.(instance.ability.id);
    return true;
  }
  return false;
}

/** A prohibition that is live for somebody, ready to be asked about many things: its slots are filled but for these. */
interface LiveProhibition {
  readonly instance: InstanceInfo;
  readonly locals: Value[];
}

/** Which participants differ between the candidates, as bits. */
function isTouched(instance: InstanceInfo, varying: number): boolean {
  return (instance.ability.reads & varying) !== 0;
}

/**
 * Those of the candidates for which no live ability forbids an act. `fill` puts the participants for a candidate into a list;
 * `varying` has the bits of those participants (bit 0 the first) that are not the same for all candidates: what looks at none
 * of them is asked once for all.
 */
export function allowedAmong(
  m: Machine,
  act: number,
  candidates: readonly number[],
  varying: number,
  fill: (candidate: number, parts: Value[]) => void,
): readonly number[] {
  const [first] = candidates;
  if (first === undefined) return candidates;
  const parts: Value[] = [];
  const live: LiveProhibition[] = [];
  for (const instance of m.layout.prohibitions[act] ?? []) {
    const users = liveUsers(m, instance);
    if (users.length > 0 && parts.length === 0) fill(first, parts);
    for (const user of users) {
      if (isTouched(instance, varying)) live.push({ instance, locals: abilityLocals(instance, user, parts, 0) });
      else if (conditionHolds(m, instance, user, parts, 0)) {
        m.onApplied?.(instance.ability.id);
        return EMPTY;
      }
    }
  }
  if (live.length === 0) return candidates;
  return candidates.filter((candidate) => {
    fill(candidate, parts);
    return !live.some((one) => refuses(m, one, parts));
  });
}

function refuses(m: Machine, { instance, locals }: LiveProhibition, parts: readonly Value[]): boolean {
  for (let i = 0; i < parts.length; i++) locals[2 + i] = parts[i] as Value;
  if (!conditionIn(m, instance, locals)) return false;
  m.onApplied?.(instance.ability.id);
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
