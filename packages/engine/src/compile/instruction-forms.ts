/** The forms of instructions by their names. Must only list them. */
import { announce } from '../machine/instructions/announce.js';
import { apply } from '../machine/instructions/apply.js';
import { ask } from '../machine/instructions/ask.js';
import { bands } from '../machine/instructions/bands.js';
import { call } from '../machine/instructions/call.js';
import { each } from '../machine/instructions/each.js';
import { end } from '../machine/instructions/end.js';
import { goto } from '../machine/instructions/goto.js';
import { leave } from '../machine/instructions/leave.js';
import { nothing } from '../machine/instructions/nothing.js';
import { pick } from '../machine/instructions/pick.js';
import { resolveAbility } from '../machine/instructions/resolve-ability.js';
import { resolveField } from '../machine/instructions/resolve-field.js';
import { giveBack } from '../machine/instructions/return.js';
import { setAttr } from '../machine/instructions/set-attr.js';
import { setGlobal } from '../machine/instructions/set-global.js';
import { set } from '../machine/instructions/set.js';
import { tally } from '../machine/instructions/tally.js';
import { unless } from '../machine/instructions/unless.js';
import { use } from '../machine/instructions/use.js';
import { verb } from '../machine/instructions/verb.js';
import type { InstructionForm } from './compiler.js';

/** Every instruction. */
export const instructionForms: ReadonlyMap<string, InstructionForm> = new Map<string, InstructionForm>([
  ['set', set],
  ['set-global', setGlobal],
  ['set-attr', setAttr],
  ['tally', tally],
  ['verb', verb],
  ['call', call],
  ['goto', goto],
  ['unless', unless],
  ['bands', bands],
  ['each', each],
  ['ask', ask],
  ['pick', pick],
  ['announce', announce],
  ['apply', apply],
  ['resolve-field', resolveField],
  ['resolve-ability', resolveAbility],
  ['use', use],
  ['end', end],
  ['leave', leave],
  ['return', giveBack],
  ['nothing', nothing],
]);
