/**
 * Writes the words of `machine/machine.ts`. What is added to code that games already run by goes into a copy, so that none
 * of them notices. Must not know what operations do.
 */
import { constantWord, nodeWord, operation } from '../machine/operand.js';
import type { Code } from '../machine/machine.js';
import type { Value } from '../state/value.js';

/** Code that is being written. */
export interface CodeBook {
  readonly before: Code;
  readonly words: number[];
  readonly pool: Value[];
  readonly entries: number[];
  /** By fixed attribute: where the table of its values stands. */
  readonly tables: Map<string, number>;
  runs: number;
  kept: number;
}

const NO_CODE: Code = { words: new Int32Array(0), pool: [], entries: [], runs: [], keptFor: [], kept: [] };

/** A book whose words come behind those of `before`; an empty one when that is left out. */
export function openBook(before: Code = NO_CODE): CodeBook {
  return { before, words: [], pool: [], entries: [], tables: new Map(), runs: 0, kept: 0 };
}

function zeros(before: readonly number[], more: number): number[] {
  return [...before, ...new Array<number>(more).fill(0)];
}

/** The code as it is written; the book is not to be used again. */
export function closeBook(book: CodeBook): Code {
  const { before } = book;
  const words = new Int32Array(before.words.length + book.words.length);
  words.set(before.words);
  words.set(book.words, before.words.length);
  return {
    words,
    pool: [...before.pool, ...book.pool],
    entries: [...before.entries, ...book.entries],
    runs: zeros(before.runs, book.runs),
    keptFor: zeros(before.keptFor, book.kept),
    kept: [...before.kept, ...new Array<Value>(book.kept).fill(-1)],
  };
}

/** Where the next word will stand. */
export function nextAddress(book: CodeBook): number {
  return book.before.words.length + book.words.length;
}

/** Writes words; gives where the first of them stands. */
export function writeBlock(book: CodeBook, words: readonly number[]): number {
  const at = nextAddress(book);
  for (const word of words) book.words.push(word);
  return at;
}

/** Writes an expression: the number of its operation and what it works with. Gives the operand that stands for it. */
export function writeNode(book: CodeBook, op: number, ...operands: number[]): number {
  return nodeWord(writeBlock(book, [op, ...operands]));
}

/** Puts a value into the pool; gives its index. */
export function poolIndex(book: CodeBook, value: Value): number {
  return book.before.pool.length + book.pool.push(value) - 1;
}

const POOLED = operation((m, _locals, at) => m.code.pool[m.words[at + 1] as number] as Value);

/** The operand of a value that is always the same. */
export function valueWord(book: CodeBook, value: Value): number {
  const word = typeof value === 'number' ? constantWord(value) : undefined;
  return word ?? writeNode(book, POOLED, poolIndex(book, value));
}
