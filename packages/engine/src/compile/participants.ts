/** Compiles the arguments of an event, act or quantity. Must not know which of these it is. */
import type { Machine } from '../machine/machine.js';
import type { SignatureInfo } from '../pack/layout.js';
import type { Value } from '../state/value.js';
import { read } from '../machine/operand.js';
import { writeBlock } from './code-book.js';
import type { Compiler } from './compiler.js';

/** Writes the participants in declared order; gives where they stand. Throws BrokenDocument when their number is wrong. */
export function writeParticipants(c: Compiler, signature: SignatureInfo | undefined, args: unknown, at: string): number {
  const wanted = signature?.types ?? [];
  const given = Array.isArray(args) ? (args as unknown[]) : c.fail(at, 'participants must be a list');
  if (given.length !== wanted.length) {
    return c.fail(at, `"${signature?.id ?? ''}" has ${wanted.length} participants, found ${given.length}`);
  }
  const words = given.map((arg, i) => {
    const path = `${at}[${i}]`;
    return wanted[i]?.startsWith('list:') === true ? c.list(arg, path) : c.word(arg, path);
  });
  return writeBlock(c.book, [words.length, ...words]);
}

/** Puts the participants that stand at `at` of the words into a list, in the place of those before. */
export function fillParticipants(m: Machine, locals: Value[], at: number, parts: Value[]): void {
  const { words } = m;
  const count = words[at] as number;
  for (let i = 0; i < count; i++) parts[i] = read(m, locals, words[at + 1 + i] as number);
}

/** The participants that stand at `at` of the words. */
export function readParticipants(m: Machine, locals: Value[], at: number): Value[] {
  const parts: Value[] = [];
  fillParticipants(m, locals, at, parts);
  return parts;
}
