// The statements a line may be on the way to, and the slot the place stands in. Must not judge what stands in slots.
import { createSourceFile } from '@dradis/diagnostics';
import type { StatementTarget } from '../match/lexicon.js';
import type { SlotElement, WordElement } from '../match/pattern.js';
import type { PhraseEnd, TrieNode } from '../match/phrase-trie.js';
import { wholeFile } from '../source-slice.js';
import type { Token } from '../syntax/token.js';
import { CURSOR, inspectText, matcherOf, type Inspected, type InspectInput } from './inspect-text.js';
import type { Reading } from '../match/node.js';
import type { Matcher } from '../match/matcher.js';

/** One way a statement is written. */
export interface StatementSignature {
  /** Whether the language, the engine or the content has it. */
  readonly sort: 'form' | 'verb' | 'procedure';
  /** Id of the form, verb or procedure. */
  readonly id: string;
  /** Its words and slots, in order; `slot` is true where something is to be filled in. */
  readonly parts: readonly { readonly text: string; readonly slot: boolean }[];
  /** Index into `parts` of the part that stands at the place; -1 when the statement is complete there. */
  readonly active: number;
  /** What it does; empty when nobody says. */
  readonly doc: string;
}

/** Ways to write a statement told at most. */
const MOST = 12;

interface Reach {
  readonly node: TrieNode<StatementTarget>;
  readonly at: number;
  /** How many elements of the pattern stand before the place. */
  readonly depth: number;
}

/** The statements that the tokens before an offset may begin, nearest first; none in expressions. */
export function signaturesAt(language: Inspected, input: InspectInput, offset: number): StatementSignature[] {
  if (input.expect !== null) return [];
  const { text, scope } = input;
  const before = text.text.slice(0, offset).replace(/[A-Za-z][A-Za-z0-9-]*$/, '');
  const found: StatementSignature[] = [];
  inspectText(language, { ...input, text: wholeFile(createSourceFile(text.file.path, `${before}${/[0-9]$/.test(before) ? ' ' : ''}${CURSOR}`)) }, (head, names) => {
    if (head.at(-1)?.text !== CURSOR) return;
    const tokens: readonly Token[] = head.slice(0, -1);
    if (tokens.length === 0) return;
    const matcher = matcherOf(language.lexicon, tokens, names, scope);
    const reached: Reach[] = [];
    follow(matcher, language.lexicon.statements, 0, 0, [], reached);
    const furthest = Math.max(...reached.map(({ at }) => at));
    if (furthest === 0) return;
    const ends = new Map<PhraseEnd<StatementTarget>, number>();
    for (const reach of reached) if (reach.at === furthest) for (const end of endsBelow(reach.node)) ends.set(end, Math.max(reach.depth, ends.get(end) ?? 0));
    found.push(...[...ends].slice(0, MOST).map(([end, depth]) => signatureOf(end, depth)));
  });
  return found;
}

function follow(m: Matcher, node: TrieNode<StatementTarget>, at: number, depth: number, captured: readonly Reading[], reached: Reach[]): void {
  reached.push({ node, at, depth });
  const token = m.tokens[at];
  if (token === undefined) return;
  const next = token.kind === 'text' ? undefined : node.words.get(token.text);
  if (next !== undefined) follow(m, next, at + 1, depth + 1, captured, reached);
  for (const edge of node.slots) {
    for (const read of m.slot(at, edge.slot, null, captured)) follow(m, edge.next, read.end, depth + 1, [...captured, read], reached);
  }
}

function endsBelow(node: TrieNode<StatementTarget>): PhraseEnd<StatementTarget>[] {
  const ends = [...node.ends];
  for (const next of [...node.words.values(), ...node.slots.map((edge) => edge.next)]) {
    if (ends.length > MOST) break;
    ends.push(...endsBelow(next));
  }
  return ends;
}

function signatureOf({ target, elements }: PhraseEnd<StatementTarget>, depth: number): StatementSignature {
  const parts = elements.map((element: WordElement | SlotElement) =>
    element.element === 'word' ? { text: element.words[0] ?? '', slot: false } : { text: `${element.name}: ${element.type}`, slot: true },
  );
  const known = target.sort === 'form' ? { id: target.form.id, doc: target.form.usage } : { id: target.phrase.id, doc: target.phrase.doc ?? '' };
  return { sort: target.sort, ...known, parts, active: depth < parts.length ? depth : -1 };
}
