/**
 * Carries out a call in place when the procedure is one statement that sets an attribute by arithmetic and every argument is
 * a constant. Must not do so where anybody could tell: a listener, an exhausted budget or a fault needs the frame.
 */
import { IN_PLACE } from '../machine/instruction.js';
import { type Machine } from '../machine/machine.js';
import { read } from '../machine/operand.js';
import { NONE, type Value } from '../state/value.js';
import { writeBlock } from './code-book.js';
import { type Node, type ProgramCompiler } from './compiler.js';
import { constantOf } from './constants.js';

/** What the called statement and the end of the procedure count as. */
const STEPS = 2;
const PLAIN = new Set(['local', 'global', 'entity', 'attr', '+', '-', '*']);
const PLAIN_QUERIES = new Set<unknown>(['larger-of', 'smaller-of']);

/** The expression with arguments for parameters; undefined when it holds anything that could fail or needs slots. */
function plainWith(expr: unknown, args: readonly unknown[]): { expr: unknown } | undefined {
  if (!Array.isArray(expr)) return typeof expr === 'string' ? undefined : { expr };
  const [name, ...rest] = expr as unknown[];
  if (name === 'local') return typeof rest[0] === 'number' && rest[0] < args.length ? { expr: args[rest[0]] } : undefined;
  if (name === 'entity' || name === 'global') return { expr };
  const isQuery = name === 'query' && PLAIN_QUERIES.has(rest[0]);
  if (!isQuery && !PLAIN.has(name as string)) return undefined;
  const named = isQuery || name === 'attr' ? 1 : 0;
  const out: unknown[] = [name, ...rest.slice(0, named)];
  for (const part of rest.slice(named)) {
    const plain = plainWith(part, args);
    if (plain === undefined) return undefined;
    out.push(plain.expr);
  }
  return { expr: out };
}

/**
 * The words of the call in place; undefined for all other calls. `call` are those of the call itself, which is kept for when
 * the frame is needed.
 */
export function oneStatement(c: ProgramCompiler, node: Node, call: readonly number[], at: string): number[] | undefined {
  const callee = c.layout.pack.programs[c.layout.programIndex.get(node[1] as string) ?? -1];
  const args = Array.isArray(node[2]) ? (node[2] as unknown[]) : [];
  const [statement] = callee?.code ?? [];
  if (callee?.code.length !== 1 || !Array.isArray(statement) || statement[0] !== 'set-attr') return undefined;
  if (node[3] !== -1 && node[3] !== undefined) return undefined;
  if (callee.locals.some(({ type }) => type.startsWith('list:')) || args.some((arg) => (constantOf(c, arg) ?? NONE) === NONE)) return undefined;
  const info = c.layout.attributes[c.layout.attributeIndex.get(statement[1]) ?? -1];
  const target = plainWith(statement[2], args);
  const result = plainWith(statement[3], args);
  if (info?.type !== 'number' || info.fixed !== null || target === undefined || result === undefined) return undefined;
  const thing = constantOf(c, target.expr) ?? NONE;
  if (thing < info.lo || thing >= info.hi) return undefined;
  const value = c.word(result.expr, at);
  return [IN_PLACE, info.index, thing - info.lo, value, writeBlock(c.book, call)];
}

/** Carries out the call in place, counting as many steps as with a frame; false when the frame is needed. */
export function carryOutInPlace(m: Machine, locals: Value[], at: number): boolean {
  const { state, words } = m;
  const { stepBudget, depthBudget } = m.layout.pack.settings;
  if (m.onEvent !== undefined || state.step + STEPS > state.budgetFrom + stepBudget || state.frames.length >= depthBudget) return false;
  state.step += STEPS;
  (state.attrs[words[at + 1] as number] as Value[])[words[at + 2] as number] = read(m, locals, words[at + 3] as number);
  return true;
}
