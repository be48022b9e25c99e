// The reading of a whole head, or of a whole expression. Must not word messages.
import type { TypeTag } from '../vocabulary.js';
import type { MatchContext } from './context.js';
import type { StatementTarget } from './lexicon.js';
import { compareReadings, Level, sameMeaning, type Edit, type Node, type Reading, type Sized } from './node.js';
import type { PhraseEnd } from './phrase-trie.js';
import { spellingEdits } from './spelling.js';

/** A head with its meaning. */
export interface StatementMatch {
  readonly end: PhraseEnd<StatementTarget>;
  /** What stands in the slots, by name. */
  readonly args: ReadonlyMap<string, Node>;
  /** Two parts or wholes of equal size that mean different things; null when there is one meaning. */
  readonly tie: readonly [readonly Node[], readonly Node[]] | null;
  /** Changes that would put it into canonical spelling. */
  readonly edits: readonly Edit[];
}

interface Candidate extends Sized {
  readonly end: PhraseEnd<StatementTarget>;
  readonly captured: readonly Reading[];
}

function identityOf(target: StatementTarget): Sized['node'] {
  return { op: target.sort, id: target.sort === 'form' ? target.form.id : target.phrase.id };
}

/** Matches all tokens as one statement; null when there is no reading. */
export function matchStatement(m: MatchContext): StatementMatch | null {
  const candidates: Candidate[] = [];
  m.walk(
    m.lexicon.statements,
    0,
    null,
    [],
    (end, at, captured) => {
      if (at < m.tokens.length) m.failures.end(at);
      else candidates.push({ end, captured, size: captured.reduce((sum, { size }) => sum + size, 1), node: identityOf(end.target) });
    },
    false,
  );
  const [first, ...rest] = candidates;
  if (first === undefined) return null;
  const best = rest.reduce((one, other) => (compareReadings(one, other) > 0 ? other : one), first);
  const smallest = candidates.filter((candidate) => compareReadings(best, candidate) === 0);
  const other = smallest.find((candidate) => !sameStatement(best, candidate));
  const loose = smallest.some(({ captured }) => captured.some((read) => read.loose));
  const part = best.captured.find((read) => read.tie !== null)?.tie ?? null;
  const whole = other === undefined ? null : ([nodesOf(best), nodesOf(other)] as const);
  const tie = whole ?? (part === null ? null : ([[part[0]], [part[1]]] as const));
  const args = new Map(best.end.slots.map((name, index) => [name, best.captured[index]?.node]));
  const edits = [...spellingEdits(best.end.elements, best.captured, 0, (at) => m.tokens[at]?.text ?? ''), ...nodesOf(best).flatMap(editsOf)];
  return { end: best.end, args: definedOnly(args), tie: loose ? null : tie, edits };
}

function definedOnly(args: ReadonlyMap<string, Node | undefined>): Map<string, Node> {
  const defined = new Map<string, Node>();
  for (const [name, arg] of args) if (arg !== undefined) defined.set(name, arg);
  return defined;
}

function editsOf(tree: Node): Edit[] {
  return [...(tree.edits ?? []), ...tree.args.flatMap(editsOf)];
}

function nodesOf({ captured }: Candidate): Node[] {
  return captured.map((read) => read.node);
}

function sameStatement(a: Candidate, b: Candidate): boolean {
  return (
    a.end.target === b.end.target &&
    a.captured.length === b.captured.length &&
    a.captured.every((read, index) => {
      const other = b.captured[index];
      return other !== undefined && sameMeaning(read.node, other.node);
    })
  );
}

/** Matches all tokens as one expression of a type. */
export function matchExpression(m: MatchContext, type: TypeTag): { node: Node; tie: readonly [Node, Node] | null } | null {
  const all = m.wanted(0, type, Level.Any, null);
  for (const read of all) if (read.end < m.tokens.length) m.failures.end(read.end);
  const [first, ...rest] = all.filter((read) => read.end === m.tokens.length);
  if (first === undefined) return null;
  const best = rest.reduce((one, other) => (compareReadings(one, other) > 0 ? other : one), first);
  const other = [first, ...rest].find((read) => compareReadings(best, read) === 0 && !sameMeaning(read.node, best.node));
  const tie = other === undefined ? best.tie : ([best.node, other.node] as const);
  return { node: best.node, tie: best.loose || other?.loose === true ? null : tie };
}
