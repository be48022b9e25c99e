/**
 * Puts what a definition means in the place of its use, so that using one costs no call and no slots of its own.
 * Must not change what an expression gives, nor compile anything.
 */
import type { Layout } from '../pack/layout.js';
import type { Node } from './compiler.js';

function nodeOf(expr: unknown): Node | null {
  return Array.isArray(expr) && typeof expr[0] === 'string' ? (expr as Node) : null;
}

/** Whether reading it twice costs next to nothing. */
function isCheap(expr: unknown): boolean {
  const node = nodeOf(expr);
  if (node === null) return true;
  if (node[0] === 'as-kind') return isCheap(node[1]);
  if (node[0] === 'attr') return ['local', 'global', 'entity'].includes(nodeOf(node[2])?.[0] as string);
  return node[0] === 'local' || node[0] === 'global' || node[0] === 'entity' || node[0] === 'kind';
}

/** Counts the uses of each parameter; false when the expression needs slots beside its parameters. */
function countUses(expr: unknown, uses: number[]): boolean {
  const node = nodeOf(expr);
  if (node === null) return true;
  if (node[0] === 'local') {
    const slot = node[1];
    if (typeof slot !== 'number' || slot >= uses.length) return false;
    uses[slot] = (uses[slot] ?? 0) + 1;
    return true;
  }
  if (node[0] === 'select' && node[4] !== null && node[4] !== undefined) return false;
  return node.every((part, i) => i === 0 || countUses(part, uses));
}

function substitute(expr: unknown, args: readonly unknown[]): unknown {
  const node = nodeOf(expr);
  if (node === null || node[0] === 'text') return expr;
  if (node[0] === 'local') return args[node[1] as number];
  return node.map((part, i) => (i === 0 ? part : substitute(part, args)));
}

/**
 * What `['define', definitionId, ...args]` stands for, written in the slots of its user; undefined when it has to be
 * called: it needs slots of its own, or would work out a costly argument twice.
 */
export function inlineDefinition(layout: Layout, node: Node): { expr: unknown } | undefined {
  const definition = layout.pack.definitions[layout.definitionIndex.get(node[1] as string) ?? -1];
  const args = node.slice(2);
  return definition === undefined || args.length !== definition.params ? undefined : inlined(definition.expr, args);
}

/** The expression with arguments for parameters; undefined when it needs slots of its own, or would work out a costly argument twice. */
export function inlined(expr: unknown, args: readonly unknown[]): { expr: unknown } | undefined {
  const uses = args.map(() => 0);
  if (!countUses(expr, uses)) return undefined;
  if (!args.every((arg, i) => (uses[i] ?? 0) <= 1 || isCheap(arg))) return undefined;
  return { expr: substitute(expr, args) };
}

/** The expression, or what it means when it is a definition that can stand in its place. */
export function meant(layout: Layout, expr: unknown): unknown {
  const node = nodeOf(expr);
  const meaning = node?.[0] === 'define' ? inlineDefinition(layout, node) : undefined;
  return meaning === undefined ? expr : meant(layout, meaning.expr);
}
