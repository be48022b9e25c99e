/** `['call', procedureId, args, resultSlot]`: begins a procedure. Must not run it: the machine does. */
import { poolIndex, writeBlock } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import { guardedCall } from '../../compile/guarded-call.js';
import { oneStatement } from '../../compile/one-statement.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { NONE, type Value } from '../../state/value.js';
import { instruction } from '../instruction.js';
import { constantIn, read } from '../operand.js';
import { pushFrame, RET_NOTHING } from '../frames.js';

/** Words of an argument that has to be worked out: its slot, the operand, and 1 when none in it calls nothing. */
const WORDS_OF_ARGUMENT = 3;

/** Leaves the result of a procedure that gives none. */
const CALL_NOTHING = instruction((m, f, at) => {
  const ret = m.words[at + 1] as number;
  if (ret >= 0) f.locals[ret] = m.code.pool[m.words[at + 2] as number] as Value;
});

/** `procedure, fresh locals, result slot, arguments, result of no call`; before the arguments stands where they end. */
const CALL = instruction((m, f, at) => {
  const { words } = m;
  const { pool } = m.code;
  const locals = (pool[words[at + 2] as number] as Value[]).slice();
  const args = words[at + 4] as number;
  const end = words[args] as number;
  for (let arg = args + 1; arg < end; arg += WORDS_OF_ARGUMENT) {
    const given = read(m, f.locals, words[arg + 1] as number);
    if (given === NONE && words[arg + 2] === 1) {
      const ret = words[at + 3] as number;
      if (ret >= 0) f.locals[ret] = pool[words[at + 5] as number] as Value;
      return;
    }
    locals[words[arg] as number] = given;
  }
  pushFrame(m, words[at + 1] as number, locals, words[at + 3] as number);
});

/** With none in a slot that needs a thing, tally or ability, nothing is called and the result is the type's empty value. */
export const call: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.programIndex, node[1], 'procedure', at);
  const compiled = c.layout.pack.programs[index];
  if (compiled?.kind !== 'procedure') return c.fail(at, `"${String(node[1])}" is not a procedure`);
  const given = Array.isArray(node[2]) ? (node[2] as unknown[]) : c.fail(at, 'a call needs a list of arguments');
  if (given.length !== compiled.params) {
    return c.fail(at, `"${compiled.id}" takes ${compiled.params} arguments, found ${given.length}`);
  }
  const callee = c.layout.programs[index];
  if (callee === undefined) return c.fail(at, 'the procedure is missing');
  // Arguments that never change stand in the fresh locals from the start; only the others are worked out at each call.
  const fresh: Value[] = callee.start.slice();
  const args: number[] = [];
  let never = false;
  for (const [i, arg] of given.entries()) {
    const path = `${at}[2][${i}]`;
    const isList = compiled.locals[i]?.type.startsWith('list:') === true;
    const needed = callee.needed[i] === true;
    const word = isList ? c.list(arg, path) : c.word(arg, path);
    const fixed = constantIn(word);
    if (fixed === null) args.push(i, word, needed ? 1 : 0);
    else {
      fresh[i] = fixed;
      never ||= fixed === NONE && needed;
    }
  }
  const ret = node[3] === -1 || node[3] === undefined ? RET_NOTHING : c.slot(node[3], `${at}[3]`);
  const nothing = poolIndex(c.book, emptyValue(compiled.returns ?? ''));
  if (never) return [CALL_NOTHING, ret, nothing];
  const block = writeBlock(c.book, [0, ...args]);
  const end = block + 1 + args.length;
  c.book.words[block - c.book.before.words.length] = end;
  const words = [CALL, index, poolIndex(c.book, fresh as readonly number[]), ret, block, nothing];
  return oneStatement(c, node, words, at) ?? guardedCall(c, node, words, at) ?? words;
};
