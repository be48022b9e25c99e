/**
 * Finds the calls of procedures that begin with "if …: stop": when the condition holds, such a call needs no frame.
 * Must not carry out any: `machine/in-place.ts` does.
 */
import { ENDS_IN_PLACE } from '../machine/instruction.js';
import { writeBlock } from './code-book.js';
import type { Node, ProgramCompiler } from './compiler.js';
import { canFail } from './hoist.js';
import { inlined } from './inline-definition.js';

function nodeAt(code: readonly unknown[] | undefined, pc: number): readonly unknown[] {
  const found = code?.[pc];
  return Array.isArray(found) ? (found as unknown[]) : [];
}

/** The words of the call; undefined for all others. `call` are those of the call itself. */
export function guardedCall(c: ProgramCompiler, node: Node, call: readonly number[], at: string): number[] | undefined {
  const callee = c.layout.pack.programs[c.layout.programIndex.get(node[1] as string) ?? -1];
  const args = Array.isArray(node[2]) ? (node[2] as unknown[]) : [];
  const [first, condition] = nodeAt(callee?.code, 0);
  const [second, result] = nodeAt(callee?.code, 1);
  // With one argument it is enough to look whether that is none, in which case nothing is called.
  if (first !== 'unless' || second !== 'return' || (result !== null && result !== undefined) || args.length !== 1) return undefined;
  if ((node[3] !== -1 && node[3] !== undefined) || callee?.locals[0]?.type.startsWith('thing:') !== true) return undefined;
  const meaning = canFail(c, condition) ? undefined : inlined(condition, args);
  if (meaning === undefined) return undefined;
  return [ENDS_IN_PLACE, c.word(meaning.expr, at), c.word(args[0], at), 0, writeBlock(c.book, call)];
}
