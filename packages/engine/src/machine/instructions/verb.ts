/** `['verb', verbId, ...]`: hands the arguments to the verb's own file. Must not know any verb. */
import { shown } from '../../errors/shown.js';
import { type Compiler, type InstructionForm } from '../../compile/compiler.js';
import { read } from '../operand.js';
import { verbs } from '../../verbs/verbs.js';
import { type VerbDeclaration } from '../../verbs/verb.js';
import { phraseSlots } from '../../verbs/phrase-slots.js';

const BY_ID: ReadonlyMap<string, VerbDeclaration> = new Map(verbs.map((verb) => [verb.id, verb]));

/** What stands for a list of one: the verb takes a thing as well, and no list has to be made. A list of numbers has to be: -1 is none. */
function onlyElement(c: Compiler, expr: unknown): unknown {
  if (!Array.isArray(expr) || expr[0] !== 'list' || expr.length !== 2) return expr;
  return c.typeOf(expr[1]).startsWith('thing:') ? (expr[1] as unknown) : expr;
}

/** A statement with none in a slot for one thing, tally or ability does nothing. */
export const verb: InstructionForm = (c, node, at) => {
  const declared = typeof node[1] === 'string' ? BY_ID.get(node[1]) : undefined;
  if (declared === undefined) return c.fail(at, `the engine has no verb ${shown(node[1])}`);
  const slots = phraseSlots(declared.phrases[0] ?? '');
  if (node.length - 2 !== slots.length) {
    return c.fail(at, `the verb "${declared.id}" takes ${slots.length} arguments, found ${node.length - 2}`);
  }
  const [a, b, third] = node.slice(2).map((arg, i) => c.operand(slots[i]?.list === true ? onlyElement(c, arg) : arg, `${at}[${i + 2}]`));
  const [needA, needB, needC] = slots.map((slot) => !slot.list && !slot.optional && slot.type !== 'number');
  const { run } = declared;
  if (a === undefined) {
    return (m) => {
      run(m, -1, -1, -1);
    };
  }
  if (b === undefined) {
    return (m, f) => {
      const x = read(a, m, f.locals);
      if (needA !== true || x !== -1) run(m, x, -1, -1);
    };
  }
  if (third !== undefined) {
    return (m, f) => {
      const x = read(a, m, f.locals);
      const y = read(b, m, f.locals);
      const z = read(third, m, f.locals);
      if ((needA !== true || x !== -1) && (needB !== true || y !== -1) && (needC !== true || z !== -1)) run(m, x, y, z);
    };
  }
  return (m, f) => {
    const x = read(a, m, f.locals);
    const y = read(b, m, f.locals);
    if ((needA !== true || x !== -1) && (needB !== true || y !== -1)) run(m, x, y, -1);
  };
};
