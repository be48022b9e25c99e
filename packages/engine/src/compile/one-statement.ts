/**
 * Finds the calls that need no frame because the procedure is one statement that sets an attribute by arithmetic and every
 * argument is a constant. Must not carry out any: `machine/in-place.ts` does.
 */
import { ADDS_IN_PLACE, SETS_IN_PLACE } from '../machine/instruction.js';
import { constantIn } from '../machine/operand.js';
import type { AttributeInfo } from '../pack/layout.js';
import { NONE } from '../state/value.js';
import { writeBlock } from './code-book.js';
import type { Node, ProgramCompiler } from './compiler.js';
import { constantOf } from './constants.js';

/** Larger steps may leave the small integers, which are added without a check. */
const MOST_ADDED = 2 ** 28;
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

/** Which bound goes with which arithmetic, and the sign of what is added. */
const BOUNDED: ReadonlyMap<unknown, { readonly sign: string; readonly times: 1 | -1 }> = new Map([
  ['larger-of', { sign: '-', times: -1 }],
  ['smaller-of', { sign: '+', times: 1 }],
]);

/** A new value that is the old one with a number added or taken away, but no more or less than a bound; undefined for all others. */
function addition(c: ProgramCompiler, expr: unknown, info: AttributeInfo, thing: number, at: string): { by: number; bound: number } | undefined {
  if (!Array.isArray(expr) || expr[0] !== 'query') return undefined;
  const form = BOUNDED.get(expr[1]);
  const parts = expr.slice(2) as unknown[];
  const sum = parts.find((part) => Array.isArray(part) && part[0] === form?.sign) as unknown[] | undefined;
  const [, old, n] = sum ?? [];
  if (form === undefined || !Array.isArray(old) || old[0] !== 'attr' || old[1] !== info.id || constantOf(c, old[2]) !== thing) return undefined;
  const bound = constantIn(c.word(parts[sum === parts[0] ? 1 : 0], at));
  const amount = constantOf(c, n);
  return bound === null || amount === null || amount <= 0 || amount > MOST_ADDED ? undefined : { by: form.times * amount, bound };
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
  const place = thing - info.lo;
  const added = addition(c, result.expr, info, thing, at);
  if (added !== undefined) return [ADDS_IN_PLACE, info.index, place, added.by, writeBlock(c.book, call), added.bound];
  const value = c.word(result.expr, at);
  return [SETS_IN_PLACE, info.index, place, value, writeBlock(c.book, call)];
}
