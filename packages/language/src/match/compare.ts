// The words that compare numbers. Must not read the numbers.
import type { MatchContext } from './context.js';
import { node, type Node } from './node.js';

/** Comparing words found: the place after them and how to build the condition. */
export interface Comparison {
  readonly end: number;
  make(left: Node, right: Node): Node;
}

type Maker = (left: Node, right: Node) => Node;

const WORDS: readonly (readonly [string, string, Maker])[] = [
  ['at', 'least', (left, right) => ordered('<=', right, left)],
  ['at', 'most', (left, right) => ordered('<=', left, right)],
  ['more', 'than', (left, right) => ordered('<', right, left)],
  ['less', 'than', (left, right) => ordered('<', left, right)],
  ['fewer', 'than', (left, right) => ordered('<', left, right)],
];

const SYMBOLS = new Map<string, Maker>([
  ['<', (left, right) => ordered('<', left, right)],
  ['>', (left, right) => ordered('<', right, left)],
  ['<=', (left, right) => ordered('<=', left, right)],
  ['>=', (left, right) => ordered('<=', right, left)],
]);

/** `at least` and its like at a place; null when there are none. Records what may follow the first word. */
export function comparison(m: MatchContext, at: number): Comparison | null {
  const candidates = WORDS.filter(([first]) => m.is(at, first));
  for (const [, second, make] of candidates) if (m.is(at + 1, second)) return { end: at + 2, make };
  if (candidates.length > 0) m.failures.words(at + 1, candidates.map(([, second]) => second));
  return null;
}

/** `<` and its like at a place; null when there is none. */
export function comparisonSymbol(m: MatchContext, at: number): Comparison | null {
  const token = m.tokens[at];
  const make = token?.kind === 'symbol' ? SYMBOLS.get(token.text) : undefined;
  return make === undefined ? null : { end: at + 1, make };
}

function ordered(op: '<' | '<=', left: Node, right: Node): Node {
  return node(op, 'condition', Math.min(left.from, right.from), Math.max(left.to, right.to), { args: [left, right] });
}
