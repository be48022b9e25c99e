/**
 * Asks whether one entity is among those an expression gives, without making the list. The entity is in slot 0, slot 1 is
 * the source it may read. Must agree with evaluating the expression and looking.
 */
import { writeJunction } from '../machine/expressions/conditions.js';
import { operation, read } from '../machine/operand.js';
import type { ZoneInfo } from '../pack/layout.js';
import { mentionsYou } from '../pack/mentions-you.js';
import { makeLocals, NONE, toList, type Value } from '../state/value.js';
import { writeNode } from './code-book.js';
import type { Compiler } from './compiler.js';
import { localSlot } from './constants.js';
import { indexOf } from './named.js';

/** Whether the entity is the owner of the source: what most cards ask. */
const OWNS_SOURCE = operation((m, locals) => {
  const { zoneLo, zoneHi, zones } = m.layout;
  const source = locals[1] as number;
  const place = source >= zoneLo && source < zoneHi ? source : (m.state.zoneOf[source] as number);
  const owner = place < 0 ? NONE : (zones[place - zoneLo] as ZoneInfo).owner;
  return owner === locals[0] && owner >= 0 ? 1 : 0;
});

/** Whether the entity is, or is among, what an operand gives. */
const AMONG = operation((m, locals, at) => {
  const found = read(m, locals, m.words[at + 1] as number);
  const entity = locals[0] as number;
  if (typeof found === 'number') return found === entity && found >= 0 ? 1 : 0;
  return toList(found).includes(entity) ? 1 : 0;
});

const NOBODY = makeLocals(2);

/** The same for an expression that speaks of "you", who is nobody there. */
const AMONG_NOBODYS = operation((m, locals, at) => {
  const own = NOBODY.slice();
  own[1] = locals[1] as Value;
  return toList(read(m, own, m.words[at + 1] as number)).includes(locals[0] as number) ? 1 : 0;
});

/** Whether the entity is of a kind and passes a test: `lo, hi, slot, test`. */
const PASSES = operation((m, locals, at) => {
  const { words } = m;
  const entity = locals[0] as number;
  if (entity < (words[at + 1] as number) || entity >= (words[at + 2] as number)) return 0;
  locals[words[at + 3] as number] = entity;
  return read(m, locals, words[at + 4] as number);
});

/** A condition: whether the entity in slot 0 is, or is among, what `expr` gives. */
export function memberTest(c: Compiler, expr: unknown, at: string): number {
  if (mentionsYou(expr)) return writeNode(c.book, AMONG_NOBODYS, c.word(expr, at));
  const node: readonly unknown[] = Array.isArray(expr) ? (expr as unknown[]) : [];
  if (node[0] === 'list') {
    const parts = node.slice(1).map((part, i) => memberTest(c, part, `${at}[${i + 1}]`));
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : writeJunction(c.book, true, parts);
  }
  if (node[0] === 'select' && node[3] === null && node[4] !== null) {
    const kind = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[1], 'kind', at)];
    if (kind === undefined) return c.fail(at, 'the kind is missing');
    const slot = c.slot(node[2], at);
    return writeNode(c.book, PASSES, kind.lo, kind.hi, slot, c.word(node[4], `${at}[4]`));
  }
  if (node[0] === 'query' && node[1] === 'owner-of' && localSlot(c, node[2]) === 1) return writeNode(c.book, OWNS_SOURCE);
  return writeNode(c.book, AMONG, c.word(expr, at));
}
