/** The interface by which expression and instruction files compile what is inside them. Must hold types only. */
import { type ConditionEval, type Eval, type ListEval, type NumberEval, type Op } from '../machine/machine.js';
import { type AskInfo, type Layout } from '../pack/layout.js';
import { type Operand } from '../machine/operand.js';
import { type TypeTag } from '../pack/compiled-pack.js';

/** Compiles expressions in one scope (the locals of a program, definition or ability). `at` is the path for messages. */
export interface Compiler {
  readonly layout: Layout;
  /** Types of the slots; `''` where the document does not say. */
  readonly slots: readonly TypeTag[];
  value(expr: unknown, at: string): Eval;
  number(expr: unknown, at: string): NumberEval;
  condition(expr: unknown, at: string): ConditionEval;
  /** The expression as something that is fetched without a call where that is possible. */
  operand(expr: unknown, at: string): Operand;
  list(expr: unknown, at: string): ListEval;
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
/** Compiles an expression that gives a value. */
export type ValueForm = (c: Compiler, node: Node, at: string) => Eval;
/** Compiles an expression that gives a condition. */
export type ConditionForm = (c: Compiler, node: Node, at: string) => ConditionEval;
/** Compiles an instruction; `pc` is its own index. */
export type InstructionForm = (c: ProgramCompiler, node: Node, at: string, pc: number) => Op;
