/** Makes the compiler of a scope: checks and turns expressions into closures. Must not run them. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import { type ConditionEval, type Eval, type ListEval, type NumberEval } from '../machine/machine.js';
import { type TypeTag } from '../pack/compiled-pack.js';
import { type Layout } from '../pack/layout.js';
import { toList } from '../state/value.js';
import { type Compiler, type Node } from './compiler.js';
import { conditionForms, valueForms } from './expression-forms.js';
import { read } from '../machine/operand.js';
import { operandOf } from './operand-of.js';
import { inlineDefinition } from './inline-definition.js';
import { typeOf } from './type-of.js';

const GIVES_LIST = new Set(['select', 'list']);

function fail(at: string, reason: string): never {
  throw new BrokenDocument(at, reason);
}

function literal(expr: unknown): number | null {
  if (typeof expr === 'number') return expr;
  if (typeof expr === 'boolean') return expr ? 1 : 0;
  return expr === null ? -1 : null;
}

function nodeOf(expr: unknown, at: string): { op: string; node: Node } {
  const op: unknown = Array.isArray(expr) ? expr[0] : undefined;
  return typeof op === 'string' ? { op, node: expr as Node } : fail(at, `expected an expression, found ${shown(expr)}`);
}

/** A compiler for expressions whose slots have these types. */
export function makeCompiler(layout: Layout, slots: readonly TypeTag[]): Compiler {
  const c: Compiler = {
    layout,
    slots,
    fail,
    typeOf: (expr) => typeOf(layout, slots, expr),
    slot: (slot, at) =>
      typeof slot === 'number' && Number.isInteger(slot) && slot >= 0 && slot < slots.length
        ? slot
        : fail(at, `expected a slot from 0 to ${slots.length - 1}, found ${shown(slot)}`),
    value: (expr, at): Eval => {
      const fixed = literal(expr);
      if (fixed !== null) return () => fixed;
      const { op, node } = nodeOf(expr, at);
      const meaning = op === 'define' ? inlineDefinition(layout, node) : undefined;
      if (meaning !== undefined) return c.value(meaning.expr, at);
      const form = valueForms.get(op);
      if (form !== undefined) return form(c, node, at);
      const condition = conditionForms.get(op);
      if (condition === undefined) return fail(at, `unknown expression "${op}"`);
      const holds = condition(c, node, at);
      return (m, locals) => (holds(m, locals) ? 1 : 0);
    },
    operand: (expr, at) => operandOf(c, expr, at),
    number: (expr, at): NumberEval => c.value(expr, at) as NumberEval,
    condition: (expr, at): ConditionEval => {
      const fixed = literal(expr);
      if (fixed !== null) return () => fixed === 1;
      const { op, node } = nodeOf(expr, at);
      const meaning = op === 'define' ? inlineDefinition(layout, node) : undefined;
      if (meaning !== undefined) return c.condition(meaning.expr, at);
      const form = conditionForms.get(op);
      if (form !== undefined) return form(c, node, at);
      const value = c.operand(expr, at);
      return (m, locals) => read(value, m, locals) === 1;
    },
    list: (expr, at): ListEval => {
      if (Array.isArray(expr) && GIVES_LIST.has(expr[0] as string)) return c.value(expr, at) as ListEval;
      const operand = c.operand(expr, at);
      return (m, locals) => toList(read(operand, m, locals));
    },
  };
  return c;
}
