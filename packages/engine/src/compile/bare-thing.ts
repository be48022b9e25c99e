/**
 * Takes narrowing off a thing whose attribute is read: what is not of the kind has no such attribute anyway. Must not
 * compile anything, and must leave an expression as it is when that is not plain.
 */
import type { AttributeInfo } from '../pack/layout.js';
import type { Compiler, Node } from './compiler.js';
import { inlineDefinition } from './inline-definition.js';

/**
 * The expression without `['as-kind', thing, kind]` around it, when all entities that have the attribute are of the kind:
 * for all others both ways of writing it give what entities without the attribute have.
 */
export function bareThing(c: Compiler, of: Pick<AttributeInfo, 'lo' | 'hi'>, expr: unknown): unknown {
  const node: Node = Array.isArray(expr) ? (expr as Node) : [];
  if (node[0] === 'define') {
    const meaning = inlineDefinition(c.layout, node);
    if (meaning === undefined) return expr;
    const bare = bareThing(c, of, meaning.expr);
    return bare === meaning.expr ? expr : bare;
  }
  if (node[0] !== 'as-kind') return expr;
  const kind = c.layout.kinds[c.layout.kindIndex.get(node[2] as string) ?? -1];
  if (kind === undefined || of.lo < kind.lo || of.hi > kind.hi || c.typeOf(node[1]).startsWith('list:')) return expr;
  return bareThing(c, of, node[1]);
}
