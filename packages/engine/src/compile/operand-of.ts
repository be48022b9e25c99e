/** Recognises the operands that need no call: locals, constants, variables, attributes of locals. Must not fetch any. */
import { ATTRIBUTE, CELL, CONSTANT, FIXED, GLOBAL, LOCAL, type Operand, WORKED_OUT } from '../machine/operand.js';
import { type ListEval } from '../machine/machine.js';
import { EMPTY, NONE, type Value } from '../state/value.js';
import { type AttributeInfo } from '../pack/layout.js';
import { type Compiler } from './compiler.js';
import { bareThing } from './bare-thing.js';
import { constantOf, localSlot } from './constants.js';
import { inlineDefinition } from './inline-definition.js';
import { indexOf } from './named.js';

/** The only place where an operand is made: all have one shape. */
function makeOperand(code: number, of: Partial<Omit<Operand, 'code' | 'run'>>, run: Operand['run']): Operand {
  return {
    code,
    slot: of.slot ?? 0,
    index: of.index ?? 0,
    lo: of.lo ?? 0,
    hi: of.hi ?? 0,
    fixed: of.fixed ?? EMPTY,
    value: of.value ?? NONE,
    run,
  };
}

/** A value that is always the same as an operand. */
export function constantOperand(value: Value): Operand {
  return makeOperand(CONSTANT, { value }, () => value);
}

/** A list as an operand. */
export function listOperand(run: ListEval): Operand {
  return makeOperand(WORKED_OUT, {}, run);
}

function attributeOperand(c: Compiler, info: AttributeInfo, thing: unknown, run: Operand['run']): Operand {
  const { index, lo, hi, missing, fixed } = info;
  const bare = bareThing(c, info, thing);
  const slot = localSlot(c, bare);
  if (slot >= 0) return makeOperand(fixed === null ? ATTRIBUTE : FIXED, { slot, index, lo, hi, value: missing, fixed: fixed ?? EMPTY }, run);
  const always = constantOf(c, bare);
  if (always === null) return makeOperand(WORKED_OUT, {}, run);
  const inside = always >= lo && always < hi;
  if (inside && fixed === null) return makeOperand(CELL, { slot: always - lo, index }, run);
  const value = inside ? fixed?.[always - lo] : missing;
  // A list is compared by its elements, which only what is worked out is.
  return typeof value === 'number' ? makeOperand(CONSTANT, { value }, run) : makeOperand(WORKED_OUT, {}, run);
}

/** The operand an expression stands for. Throws BrokenDocument. */
export function operandOf(c: Compiler, expr: unknown, at: string): Operand {
  const node = Array.isArray(expr) ? (expr as readonly unknown[]) : [];
  if (node[0] === 'define') {
    const meaning = inlineDefinition(c.layout, node);
    if (meaning !== undefined) return operandOf(c, meaning.expr, at);
  }
  // Compiling it also checks it.
  const run = c.value(expr, at);
  const value: Value | null = constantOf(c, expr);
  if (value !== null) return makeOperand(CONSTANT, { value }, run);
  const slot = localSlot(c, expr);
  if (slot >= 0) return makeOperand(LOCAL, { slot }, run);
  if (node[0] === 'global') return makeOperand(GLOBAL, { index: indexOf(c, c.layout.variableIndex, node[1], 'variable', at) }, run);
  if (node[0] !== 'attr') return makeOperand(WORKED_OUT, {}, run);
  const info = c.layout.attributes[indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at)];
  return info === undefined ? makeOperand(WORKED_OUT, {}, run) : attributeOperand(c, info, node[2], run);
}
