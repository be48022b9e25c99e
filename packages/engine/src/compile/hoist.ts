/**
 * Compiles the test of a selection so that what is the same for every candidate is worked out once for all of them, when
 * it is first needed. Must not change what the test gives.
 */
import { type ConditionEval, type Eval } from '../machine/machine.js';
import { readNumber } from '../machine/operand.js';
import { type Value } from '../state/value.js';
import { type Compiler, type Node } from './compiler.js';
import { constantOf } from './constants.js';
import { inlineDefinition } from './inline-definition.js';

/**
 * Which run of a selection is under way. What was worked out for one run must not be taken for another, also when a
 * selection runs inside itself by way of an ability.
 */
export interface SelectionRun {
  /** Number of the run under way; 0: none. */
  now: number;
  /** Runs so far. */
  count: number;
}

/** Expressions that may be worked out earlier than they stand: they cannot fail. */
const CAN_FAIL = new Set(['allowed', 'value']);

function nodeOf(expr: unknown): Node | null {
  return Array.isArray(expr) && typeof expr[0] === 'string' ? (expr as Node) : null;
}

function mentions(expr: unknown, slot: number): boolean {
  const node = nodeOf(expr);
  if (node === null) return false;
  return (node[0] === 'local' && node[1] === slot) || node.some((part, i) => i > 0 && mentions(part, slot));
}

function canFail(c: Compiler, expr: unknown): boolean {
  const node = nodeOf(expr);
  if (node === null) return false;
  if (CAN_FAIL.has(node[0] as string)) return true;
  if (node[0] === 'define') {
    const definition = c.layout.pack.definitions[c.layout.definitionIndex.get(node[1] as string) ?? -1];
    if (definition !== undefined && canFail(c, definition.expr)) return true;
  }
  return node.some((part, i) => i > 0 && canFail(c, part));
}

/** Whether it is the same for all candidates, and worth keeping. */
function isShared(c: Compiler, expr: unknown, slot: number): boolean {
  const node = nodeOf(expr);
  return node !== null && node[0] !== 'local' && constantOf(c, expr) === null && !mentions(expr, slot) && !canFail(c, expr);
}

function keptCondition(run: SelectionRun, holds: ConditionEval): ConditionEval {
  let of = 0;
  let kept = false;
  return (m, locals): boolean => {
    if (of !== run.now) {
      kept = holds(m, locals);
      of = run.now;
    }
    return kept;
  };
}

function keptValue(run: SelectionRun, value: Eval): Eval {
  let of = 0;
  let kept: Value = -1;
  return (m, locals): Value => {
    if (of !== run.now) {
      kept = value(m, locals);
      of = run.now;
    }
    return kept;
  };
}

/** Several parts of an `and` or `or`: those shared by all candidates come first, as one. */
function junction(c: Compiler, node: Node, at: string, slot: number, run: SelectionRun): ConditionEval {
  const parts = node.slice(1);
  const shared = parts.filter((part) => isShared(c, part, slot));
  const own = parts.filter((part) => !shared.includes(part)).map((part) => hoistedCondition(c, part, at, slot, run));
  const tests = shared.length === 0 ? own : [keptCondition(run, c.condition([node[0], ...shared], at)), ...own];
  const ends = node[0] === 'or';
  const [first, second] = tests;
  if (first !== undefined && second !== undefined && tests.length === 2) {
    return ends ? (m, locals) => first(m, locals) || second(m, locals) : (m, locals) => first(m, locals) && second(m, locals);
  }
  return (m, locals): boolean => {
    for (let i = 0; i < tests.length; i++) if ((tests[i] as ConditionEval)(m, locals) === ends) return ends;
    return !ends;
  };
}

/** The condition `expr` as the test of candidates in `slot`. The selection sets `run.now` anew for each run. */
export function hoistedCondition(c: Compiler, expr: unknown, at: string, slot: number, run: SelectionRun): ConditionEval {
  const node = nodeOf(expr);
  if (node === null) return c.condition(expr, at);
  if (isShared(c, expr, slot)) return keptCondition(run, c.condition(expr, at));
  if (node[0] === 'define') {
    const meaning = inlineDefinition(c.layout, node);
    return meaning === undefined ? c.condition(expr, at) : hoistedCondition(c, meaning.expr, at, slot, run);
  }
  if ((node[0] === 'and' || node[0] === 'or') && node.length > 2) return junction(c, node, at, slot, run);
  if (node[0] === 'not') {
    const holds = hoistedCondition(c, node[1], at, slot, run);
    return (m, locals) => !holds(m, locals);
  }
  if (node[0] === 'one-of' && isShared(c, node[2], slot)) {
    const thing = c.number(node[1], at);
    const list = keptValue(run, c.list(node[2], at));
    return (m, locals) => (list(m, locals) as readonly number[]).includes(thing(m, locals));
  }
  if (node[0] === '=' && isShared(c, node[2], slot) && c.typeOf(node[2]).startsWith('thing:')) {
    const one = c.value(node[1], at);
    const other = keptValue(run, c.value(node[2], at));
    return (m, locals) => one(m, locals) === other(m, locals);
  }
  if ((node[0] === '<' || node[0] === '<=') && isShared(c, node[2], slot)) {
    const a = c.operand(node[1], at);
    const b = keptValue(run, c.value(node[2], at));
    if (node[0] === '<') return (m, locals) => readNumber(a, m, locals) < (b(m, locals) as number);
    return (m, locals) => readNumber(a, m, locals) <= (b(m, locals) as number);
  }
  return c.condition(expr, at);
}
