/**
 * Compiles the test of a selection so that what is the same for every candidate is worked out once for all of them, when
 * it is first needed. Must not change what the test gives.
 */
import type { Machine } from '../machine/machine.js';
import { addressIn, constantIn, constantWord, isNode, operation, read } from '../machine/operand.js';
import { allHold, anyHolds, type Comparison, writeAtMost, writeEqual, writeJunction, writeLess, writeNot } from '../machine/expressions/conditions.js';
import { writeOneOf } from '../machine/expressions/membership.js';
import type { Value } from '../state/value.js';
import { writeNode } from './code-book.js';
import type { Compiler, Node } from './compiler.js';
import { inlineDefinition } from './inline-definition.js';
import { mentions } from './mentions.js';

/** The run of a selection that shares no work between its candidates. */
export const NO_RUN = -1;

/** Runs so far of all selections: no two have the same number, so that nothing is taken for what another run worked out. */
let latest = 0;

/** Begins a run of a selection; gives the run that was under way, for it may run inside itself by way of an ability. */
export function beginRun(m: Machine, run: number): number {
  const { runs } = m.code;
  const outer = runs[run] as number;
  runs[run] = ++latest;
  return outer;
}

/** What all candidates share: `run, cell, expression`. */
const KEPT = operation((m, locals, at) => {
  const { words, code } = m;
  const now = code.runs[words[at + 1] as number] as number;
  const cell = words[at + 2] as number;
  if (code.keptFor[cell] !== now) {
    code.kept[cell] = read(m, locals, words[at + 3] as number);
    code.keptFor[cell] = now;
  }
  return code.kept[cell] as Value;
});

/** An `and` and an `or` some of whose parts are shared, or have such parts in turn. */
const ALL = operation(allHold);
const ANY = operation(anyHolds);
const HOLDS = constantWord(1) as number;
const FAILS = constantWord(0) as number;

/**
 * What is left of a test for the run that has just begun: its shared parts are worked out, and what they decide is left out,
 * so that candidates are not asked for branches that none of them can take. A constant when they decide all of it.
 */
export function testOfRun(m: Machine, locals: Value[], test: number): number {
  const always = constantIn(test);
  if (always !== null) return always === 1 ? HOLDS : FAILS;
  if (!isNode(test)) return test;
  const { words } = m;
  const at = addressIn(test);
  const op = words[at] as number;
  if (op === KEPT) return read(m, locals, test) === 1 ? HOLDS : FAILS;
  if (op !== ALL && op !== ANY) return test;
  const deciding = op === ANY ? HOLDS : FAILS;
  const end = at + 2 + (words[at + 1] as number);
  let left = 0;
  let last = op === ANY ? FAILS : HOLDS;
  for (let i = at + 2; i < end; i++) {
    const part = testOfRun(m, locals, words[i] as number);
    if (part === deciding) return part;
    if (constantIn(part) !== null) continue;
    left++;
    last = part;
  }
  return left > 1 ? test : last;
}

/** A test that is being compiled: `run` is its selection's, as soon as anything is shared. */
interface Test {
  readonly c: Compiler;
  readonly slot: number;
  run: number;
}

/** Expressions that may be worked out earlier than they stand: they cannot fail. */
const CAN_FAIL = new Set(['allowed', 'value']);

function nodeOf(expr: unknown): Node | null {
  return Array.isArray(expr) && typeof expr[0] === 'string' ? (expr as Node) : null;
}

/** Whether working an expression out may throw, so that it must not be done earlier or elsewhere than it says. */
export function canFail(c: Compiler, expr: unknown): boolean {
  const node = nodeOf(expr);
  if (node === null) return false;
  if (CAN_FAIL.has(node[0] as string)) return true;
  if (node[0] === 'define') {
    const definition = c.layout.pack.definitions[c.layout.definitionIndex.get(node[1] as string) ?? -1];
    if (definition !== undefined && canFail(c, definition.expr)) return true;
  }
  return node.some((part, i) => i > 0 && canFail(c, part));
}

/** Whether it is the same for all candidates. */
function isShared(c: Compiler, expr: unknown, slot: number): boolean {
  return nodeOf(expr) !== null && !mentions(expr, slot) && !canFail(c, expr);
}

/** An operand that is the same for all candidates; what is at hand anyway is not kept. */
function kept(test: Test, word: number): number {
  if (!isNode(word)) return word;
  const { book } = test.c;
  if (test.run === NO_RUN) test.run = book.before.runs.length + book.runs++;
  return writeNode(book, KEPT, test.run, book.before.kept.length + book.kept++, word);
}

/** Whether a run may leave out some of it. */
function isReducible({ book }: Compiler, word: number): boolean {
  const op = isNode(word) ? book.words[addressIn(word) - book.before.words.length] : undefined;
  return op === KEPT || op === ALL || op === ANY;
}

/** Where something lies is looked up at once and rules most candidates out: asked first, if no other part could fail before it. */
function placesFirst(c: Compiler, parts: readonly unknown[]): readonly unknown[] {
  if (parts.some((part) => canFail(c, part))) return parts;
  const isPlace = (part: unknown): boolean => nodeOf(part)?.[0] === 'in';
  return [...parts.filter(isPlace), ...parts.filter((part) => !isPlace(part))];
}

/** Several parts of an `and` or `or`: those shared by all candidates come first, as one. */
function junction(test: Test, node: Node, at: string): number {
  const { c, slot } = test;
  const parts = node.slice(1);
  const any = node[0] === 'or';
  const shared = parts.filter((part) => isShared(c, part, slot));
  const own = placesFirst(c, parts.filter((part) => !shared.includes(part))).map((part) => hoisted(test, part, at));
  if (shared.length === 0 && !own.some((part) => isReducible(c, part))) return writeJunction(c.book, any, own);
  const all = shared.length === 0 ? own : [kept(test, c.word([node[0], ...shared], at)), ...own];
  return writeNode(c.book, any ? ANY : ALL, all.length, ...all);
}

const COMPARISONS: ReadonlyMap<unknown, Comparison> = new Map<unknown, Comparison>([
  ['=', writeEqual],
  ['<', writeLess],
  ['<=', writeAtMost],
]);

function hoisted(test: Test, expr: unknown, at: string): number {
  const { c, slot } = test;
  const node = nodeOf(expr);
  if (node === null) return c.word(expr, at);
  if (isShared(c, expr, slot)) return kept(test, c.word(expr, at));
  if (node[0] === 'define') {
    const meaning = inlineDefinition(c.layout, node);
    return meaning === undefined ? c.word(expr, at) : hoisted(test, meaning.expr, at);
  }
  if ((node[0] === 'and' || node[0] === 'or') && node.length > 2) return junction(test, node, at);
  if (node[0] === 'not') return writeNot(c.book, hoisted(test, node[1], at));
  if (node[0] === 'one-of' && isShared(c, node[2], slot)) {
    const thing = c.word(node[1], at);
    return writeOneOf(c.book, thing, kept(test, c.list(node[2], at)));
  }
  const comparison = COMPARISONS.get(node[0]);
  if (comparison !== undefined && isShared(c, node[2], slot)) {
    const a = c.word(node[1], at);
    return comparison(c.book, a, kept(test, c.word(node[2], at)));
  }
  return c.word(expr, at);
}

/** The condition `expr` as the test of candidates in `slot`, and the run in which work is shared. */
export function hoistedTest(c: Compiler, expr: unknown, at: string, slot: number): { test: number; run: number } {
  const test: Test = { c, slot, run: NO_RUN };
  return { test: hoisted(test, expr, at), run: test.run };
}
