/** Adds what live abilities contribute to a quantity. Must not change anything but the tally. */
import type { Machine } from '../machine/machine.js';
import { readNumber } from '../machine/operand.js';
import { addPart } from '../state/tallies.js';
import type { Value } from '../state/value.js';
import { abilityLocals, conditionHolds, liveUsers } from './live.js';
import { limitAllows } from './limits.js';

/** Adds to a tally (index) every contribution to a quantity (index); each instance contributes at most once. */
export function applyModifiers(m: Machine, quantity: number, tally: number, parts: readonly Value[]): void {
  for (const instance of m.layout.modifiers[quantity] ?? []) {
    const { ability } = instance;
    if (ability.by === null) continue;
    for (const user of liveUsers(m, instance)) {
      if (!limitAllows(m, ability, user) || !conditionHolds(m, instance, user, parts, 0)) continue;
      m.onApplied?.(ability.id);
      addPart(m, tally, readNumber(m, abilityLocals(instance, user, parts, 0), ability.by), instance.source, instance.index);
      break;
    }
  }
}
