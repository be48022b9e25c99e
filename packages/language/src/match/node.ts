// Typed trees of expressions, as the matcher makes them. Must not hold slots of temporaries: they come with compiling.
import type { TypeTag } from '../vocabulary.js';

/** A change of spelling the formatter may make: tokens `from` up to, not including, `to` become `text`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A part of a sentence with its meaning. `op` says what it is; `id` names the kind, attribute, phrase ... it needs;
 * `value` holds a literal. `from` and `to` are the half-open range of its tokens.
 */
export interface Node {
  readonly op: string;
  readonly type: TypeTag;
  readonly id: string;
  readonly value: number | string | boolean | null;
  readonly args: readonly Node[];
  readonly from: number;
  readonly to: number;
  readonly edits?: readonly Edit[];
}

/**
 * A way to read tokens from one place up to, not including, `end`.
 *
 * `size` counts nodes (fewest wins); `level` is how tightly it binds (see `Level`); `tie` holds another reading of the
 * same size for some part of it, when there is one; `loose` marks readings that rest on a name of unknown type.
 */
export interface Reading {
  readonly end: number;
  readonly node: Node;
  readonly size: number;
  readonly level: number;
  readonly tie: readonly [Node, Node] | null;
  readonly loose: boolean;
}

/** How tightly a reading binds; higher binds tighter. */
export const Level = {
  Any: 0,
  Or: 1,
  And: 2,
  Not: 3,
  Compare: 4,
  List: 5,
  Add: 6,
  Multiply: 7,
  Infix: 8,
  Phrase: 9,
  Atom: 10,
} as const;

/** Makes a node. */
export function node(
  op: string,
  type: TypeTag,
  from: number,
  to: number,
  parts: { id?: string; value?: Node['value']; args?: readonly Node[]; edits?: readonly Edit[] } = {},
): Node {
  const made = { op, type, id: parts.id ?? '', value: parts.value ?? null, args: parts.args ?? [], from, to };
  return parts.edits === undefined ? made : { ...made, edits: parts.edits };
}

/** `not` of a condition, over the same tokens. */
export function negated(condition: Node): Node {
  return node('not', 'condition', condition.from, condition.to, { args: [condition] });
}

/** The thing a noun phrase is asking about. */
export function candidate(kind: string, at: number): Node {
  return node('candidate', `thing:${kind}`, at, at);
}

/** Makes a reading of a node from those it is built from. */
export function reading(made: Node, level: number, parts: readonly Reading[] = [], extra = 0): Reading {
  let size = 1 + extra;
  let tie: Reading['tie'] = null;
  let loose = false;
  for (const part of parts) {
    size += part.size;
    tie ??= part.tie;
    loose ||= part.loose;
  }
  return { end: made.to, node: made, size, level, tie, loose };
}

/** The same reading over a wider range of tokens. */
export function widened(inner: Reading, from: number, to: number, level = inner.level): Reading {
  return { ...inner, end: to, level, node: { ...inner.node, from, to } };
}

/** Whether two nodes mean the same. */
export function sameMeaning(a: Node, b: Node): boolean {
  if (a === b) return true;
  if (a.op !== b.op || a.id !== b.id || a.value !== b.value || a.args.length !== b.args.length) return false;
  return a.args.every((arg, index) => {
    const other = b.args[index];
    return other !== undefined && sameMeaning(arg, other);
  });
}

/**
 * Which of two readings of the same tokens is meant: below 0 the first, above 0 the second, 0 when that cannot be said.
 * Fewer nodes win. How near kinds are (the fraction of a size) only decides between different phrases: between two
 * groupings of the same words it would hide that the author may have meant either.
 */
export function compareReadings(a: Sized, b: Sized): number {
  const nodes = Math.floor(a.size) - Math.floor(b.size);
  if (nodes !== 0) return nodes;
  return a.node.op === b.node.op && a.node.id === b.node.id ? 0 : a.size - b.size;
}

/** What is compared: a size and the outermost node. */
export interface Sized {
  readonly size: number;
  readonly node: Pick<Node, 'op' | 'id'>;
}

/** Adds a reading to those kept: one for each end, type and level, the smallest, remembering a tie. */
export function keep(readings: Reading[], added: Reading): void {
  for (const [index, old] of readings.entries()) {
    if (old.end !== added.end || old.level !== added.level || old.node.type !== added.node.type) continue;
    const order = compareReadings(old, added);
    if (order > 0) readings[index] = added;
    else if (order === 0 && old.tie === null && !sameMeaning(old.node, added.node)) {
      readings[index] = { ...old, tie: [old.node, added.node] };
    }
    return;
  }
  readings.push(added);
}
