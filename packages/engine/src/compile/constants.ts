/** Recognises expressions that need no evaluation: constants, and a bare local. Must not look further into an expression. */
import type { Compiler } from './compiler.js';

/** The value of an expression that is always the same; null for all others. */
export function constantOf(c: Compiler, expr: unknown): number | null {
  if (typeof expr === 'number') return expr;
  if (typeof expr === 'boolean') return expr ? 1 : 0;
  if (expr === null) return -1;
  if (!Array.isArray(expr) || typeof expr[1] !== 'string') return null;
  if (expr[0] === 'entity') return c.layout.entityOf.get(expr[1]) ?? null;
  return expr[0] === 'kind' ? (c.layout.kindIndex.get(expr[1]) ?? null) : null;
}

/** The slot of `['local', slot]`; -1 for all other expressions. */
export function localSlot(c: Compiler, expr: unknown): number {
  const slot: unknown = Array.isArray(expr) && expr[0] === 'local' ? expr[1] : -1;
  return typeof slot === 'number' && Number.isInteger(slot) && slot >= 0 && slot < c.slots.length ? slot : -1;
}
