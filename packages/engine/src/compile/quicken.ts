/** Recognises the instructions that the loop carries out itself. Must not carry out any, nor check them: their forms have. */
import { ADD, EACH, ENDS, GOTO, type Instruction, LEAVES, SET, STAYS, UNLESS, UNLESS_IS, UNLESS_KIND, UNLESS_LESS, UNLESS_TRUE } from '../machine/instruction.js';
import { type Op } from '../machine/machine.js';
import { CONSTANT, type Operand, WORKED_OUT } from '../machine/operand.js';
import { EMPTY, type Value } from '../state/value.js';
import { type Node, type ProgramCompiler } from './compiler.js';
import { meant } from './inline-definition.js';
import { oneStatement } from './one-statement.js';
import { constantOperand, listOperand } from './operand-of.js';

/** Instructions that never touch the stack, the waiting decision or the outcome. */
const STAYING = new Set(['set', 'set-global', 'set-attr', 'tally', 'verb', 'apply', 'pick', 'bands', 'nothing', 'goto', 'unless', 'each']);
const NO_OPERAND: Operand = listOperand(() => EMPTY);

type Fields = Partial<Omit<Instruction, 'code' | 'run'>>;

/** The only place where an instruction is made: all have one shape. */
function make(code: number, run: Op, of: Fields = {}): Instruction {
  return {
    code,
    slot: of.slot ?? 0,
    to: of.to ?? 0,
    lo: of.lo ?? 0,
    hi: of.hi ?? 0,
    a: of.a ?? NO_OPERAND,
    b: of.b ?? NO_OPERAND,
    holds: of.holds ?? ((): boolean => false),
    run,
  };
}

function meantNode(c: ProgramCompiler, expr: unknown): Node {
  const meaning = meant(c.layout, expr);
  return Array.isArray(meaning) ? (meaning as Node) : [];
}

function quickSet(c: ProgramCompiler, node: Node, run: Op, at: string): Instruction {
  const slot = node[1] as number;
  if (c.slots[slot]?.startsWith('list:') === true) return make(STAYS, run);
  const value = meantNode(c, node[2]);
  if (value[0] === '+') return make(ADD, run, { slot, a: c.operand(value[1], at), b: c.operand(value[2], at) });
  return make(SET, run, { slot, a: c.operand(node[2], at) });
}

function quickUnless(c: ProgramCompiler, node: Node, run: Op, at: string): Instruction {
  const to = node[2] as number;
  const condition = meantNode(c, node[1]);
  const [name, left, right] = condition;
  if (name === '<') return make(UNLESS_LESS, run, { to, a: c.operand(left, at), b: c.operand(right, at) });
  if (name === '=') {
    const b = c.operand(right, at);
    if (b.code === CONSTANT) return make(UNLESS_IS, run, { to, a: c.operand(left, at), b });
  }
  if (name === 'is-kind') {
    const kind = c.layout.kinds[c.layout.kindIndex.get(right as string) ?? -1];
    if (kind !== undefined) return make(UNLESS_KIND, run, { to, a: c.operand(left, at), lo: kind.lo, hi: kind.hi });
  }
  if (name === 'attr' || name === 'local' || name === 'global') {
    const a = c.operand(condition, at);
    if (a.code !== WORKED_OUT) return make(UNLESS_TRUE, run, { to, a });
  }
  return make(UNLESS, run, { to, holds: c.condition(node[1], at) });
}

/** An instruction that was found to be in order, with what it does, for the loop. */
export function quicken(c: ProgramCompiler, node: Node, run: Op, at: string): Instruction {
  const name = node[0] as string;
  if (name === 'set') return quickSet(c, node, run, at);
  if (name === 'unless') return quickUnless(c, node, run, at);
  if (name === 'goto') return make(GOTO, run, { to: node[1] as number });
  if (name === 'each') return make(EACH, run, { lo: node[1] as number, hi: node[2] as number, slot: node[3] as number, to: node[4] as number });
  if (name === 'return') return make(ENDS, run, { a: c.operand(node[1] ?? null, at) });
  if (name === 'call') return make(LEAVES, oneStatement(c, node, run, at) ?? run);
  return make(STAYING.has(name) ? STAYS : LEAVES, run);
}

/** The instruction that ends a program, with the result of a program that gives none. */
export function ending(run: Op, result: Value): Instruction {
  return make(ENDS, run, { a: constantOperand(result) });
}
