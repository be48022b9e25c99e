/** `['resolve-ability']`: in an on-use program, begins what the used ability does. Must not run it. */
import type { InstructionForm } from '../../compile/compiler.js';
import { nearestUse, pushEffect, RET_PARTICIPANTS, USE_INSTANCE, USE_PARTS, USE_PLAYER } from '../frames.js';
import { instruction } from '../instruction.js';

const RESOLVE_ABILITY = instruction((m) => {
  const use = nearestUse(m);
  const instance = m.layout.instances[use.locals[USE_INSTANCE] as number];
  const program = m.programs[instance?.ability.program ?? -1];
  if (instance === undefined || program === undefined) return;
  pushEffect(m, program, use.locals[USE_PLAYER] as number, instance.source, use.locals, USE_PARTS, RET_PARTICIPANTS);
});

/** Gives the effect the participants of the use; it gives them back when it ends. */
export const resolveAbility: InstructionForm = () => [RESOLVE_ABILITY];
