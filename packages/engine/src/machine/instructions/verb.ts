/** `['verb', verbId, ...]`: hands the arguments to the verb's own file. Must not know any verb. */
import { shown } from '../../errors/shown.js';
import { valueWord } from '../../compile/code-book.js';
import type { Compiler, InstructionForm } from '../../compile/compiler.js';
import { NONE } from '../../state/value.js';
import { moveTo } from '../../verbs/move-to.js';
import { instruction, MOVE } from '../instruction.js';
import { read } from '../operand.js';
import { verbs } from '../../verbs/verbs.js';
import type { VerbDeclaration } from '../../verbs/verb.js';
import { phraseSlots } from '../../verbs/phrase-slots.js';

const BY_ID: ReadonlyMap<string, VerbDeclaration> = new Map(verbs.map((verb) => [verb.id, verb]));

/** By verb: what it does. */
const RUNS = verbs.map((verb) => verb.run);

/** `verb, bits of the arguments that must not be none, argument, argument, argument` */
const VERB = instruction((m, f, at) => {
  const { words } = m;
  const needs = words[at + 2] as number;
  const x = read(m, f.locals, words[at + 3] as number);
  const y = read(m, f.locals, words[at + 4] as number);
  const z = read(m, f.locals, words[at + 5] as number);
  if ((x === NONE && (needs & 1) !== 0) || (y === NONE && (needs & 2) !== 0) || (z === NONE && (needs & 4) !== 0)) return;
  (RUNS[words[at + 1] as number] as VerbDeclaration['run'])(m, x, y, z);
});

/** The same for verbs of two arguments, which most are. */
const VERB_OF_TWO = instruction((m, f, at) => {
  const { words } = m;
  const needs = words[at + 2] as number;
  const x = read(m, f.locals, words[at + 3] as number);
  const y = read(m, f.locals, words[at + 4] as number);
  if ((x === NONE && (needs & 1) !== 0) || (y === NONE && (needs & 2) !== 0)) return;
  (RUNS[words[at + 1] as number] as VerbDeclaration['run'])(m, x, y, NONE);
});

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
  const none = valueWord(c.book, NONE);
  const [a = none, b = none, third = none] = node.slice(2).map((arg, i) => c.word(slots[i]?.list === true ? onlyElement(c, arg) : arg, `${at}[${i + 2}]`));
  let needs = 0;
  slots.forEach((slot, i) => {
    if (!slot.list && !slot.optional && slot.type !== 'number') needs |= 1 << i;
  });
  if (declared === moveTo) return [MOVE, a, b];
  return [slots.length === 2 ? VERB_OF_TWO : VERB, verbs.indexOf(declared), needs, a, b, third];
};
