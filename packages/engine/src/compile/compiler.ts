/** The interface by which expression and instruction files compile what is inside them. Must hold types only. */
import type { AskInfo, Layout } from '../pack/layout.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { CodeBook } from './code-book.js';

/** Compiles expressions in one scope (the locals of a program, definition or ability). `at` is the path for messages. */
export interface Compiler {
  readonly layout: Layout;
  /** Where the words go. */
  readonly book: CodeBook;
  /** Types of the slots; `''` where the document does not say. */
  readonly slots: readonly TypeTag[];
  /** The expression as an operand (`machine/operand.ts`). */
  word(expr: unknown, at: string): number;
  /** The same for one that is to give a list: one thing is a list of one. */
  list(expr: unknown, at: string): number;
  /** The static type of an expression; `''` when it cannot be told. */
  typeOf(expr: unknown): TypeTag;
  slot(slot: unknown, at: string): number;
  /** Throws BrokenDocument. */
  fail(at: string, reason: string): never;
}

/** A compiler for the instructions of one program. */
export interface ProgramCompiler extends Compiler {
  readonly length: number;
  /** Questions noted by instruction. */
  readonly asks: (AskInfo | undefined)[];
  pc(pc: unknown, at: string): number;
}

/** A JSON array whose first element names it. */
export type Node = readonly unknown[];
/** Compiles an expression; gives its operand. */
export type ExpressionForm = (c: Compiler, node: Node, at: string) => number;
/** Compiles an instruction; `pc` is its own index. Gives at most as many words as an instruction has. */
export type InstructionForm = (c: ProgramCompiler, node: Node, at: string, pc: number) => number[];
