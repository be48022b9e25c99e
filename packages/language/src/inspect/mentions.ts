// Which words of a text mean what: names, phrases, words of the language. Must not resolve where they are declared.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { Found } from '../match/word-trie.js';
import type { Token } from '../syntax/token.js';
import { inspectText, type Inspected, type InspectedHead, type InspectInput } from './inspect-text.js';

/** What a mention is a mention of; `form` is a built-in statement, `local` a name bound in the text or its scope. */
export type MentionSort =
  | 'form' | 'verb' | 'query' | 'procedure' | 'definition' | 'attribute' | 'variable' | 'entity' | 'kind'
  | 'event' | 'act' | 'quantity' | 'effect-field' | 'local' | 'word' | 'number' | 'text' | 'comment';

/** A run of words with one meaning. Ranges are half-open offsets into the text of the slice, UTF-16, from 0. */
export interface Mention {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** What the words mean. */
  readonly sort: MentionSort;
  /** Id in the vocabulary; the name, for `local`; empty for plain words, numbers, quoted text and comments. */
  readonly id: string;
  /** Whether a local name is bound here. */
  readonly binds: boolean;
  /** Type of the value, where it has one; else ''. */
  readonly type: string;
}

type Kept = Pick<Mention, 'sort' | 'id' | 'binds' | 'type'>;

/** Every mention of a text in the order it stands there; words whose line has mistakes are plain words. */
export function mentionsOf(language: Inspected, input: InspectInput): Mention[] {
  const { tree, heads } = inspectText(language, input);
  const kept = new Map<Token, Kept>();
  const seen = new Set<Token>();
  for (const head of heads) {
    for (const token of head.tokens) seen.add(token);
    markHead(language.lexicon, head, kept);
  }
  const plain = (token: Token): Kept => ({ sort: token.kind === 'number' || token.kind === 'range' ? 'number' : token.kind === 'text' ? 'text' : 'word', id: '', binds: false, type: '' });
  const rows = heads.map(({ tokens }) => tokens).filter((tokens) => tokens[0]?.slice === tree.slice);
  const found = rows.flatMap((tokens) => runs(tokens, kept, plain));
  const comments = tree.comments.map(({ text, start }): Mention => ({ start, end: start + text.length, sort: 'comment', id: '', binds: false, type: '' }));
  const unique = new Map([...found, ...comments].map((mention) => [mention.start, mention]));
  return [...unique.values()].sort((a, b) => a.start - b.start);
}

/** Neighbours with the very same meaning are one mention. */
function runs(tokens: readonly Token[], kept: ReadonlyMap<Token, Kept>, plain: (token: Token) => Kept): Mention[] {
  const found: Mention[] = [];
  let last: Kept | undefined;
  for (const token of tokens) {
    const meaning = kept.get(token);
    const before = found.at(-1);
    if (meaning !== undefined && meaning === last && before !== undefined) found[found.length - 1] = { ...before, end: token.end };
    else found.push({ ...(meaning ?? plain(token)), start: token.start, end: token.end });
    last = meaning;
  }
  return found;
}

function markHead(lexicon: Lexicon, { tokens, statement, expression }: InspectedHead, kept: Map<Token, Kept>): void {
  const mark = (from: number, to: number, meaning: Kept): void => {
    for (const token of tokens.slice(from, to)) if (!kept.has(token)) kept.set(token, meaning);
  };
  const walk = (node: Node): void => {
    for (const arg of node.args) walk(arg);
    markNode(lexicon, tokens, node, mark);
  };
  if (expression !== null) walk(expression);
  if (statement === null) return;
  for (const arg of statement.args.values()) walk(arg);
  const { target } = statement.end;
  const meaning: Kept =
    target.sort === 'form' ? { sort: 'form', id: target.form.id, binds: false, type: '' } : { sort: target.sort, id: target.phrase.id, binds: false, type: target.phrase.returns ?? '' };
  mark(0, tokens.length, meaning);
}

type Mark = (from: number, to: number, meaning: Kept) => void;

function markNode(lexicon: Lexicon, tokens: readonly Token[], node: Node, mark: Mark): void {
  const { op, id, from, to, type } = node;
  const named = (sort: MentionSort, at: (start: number) => readonly Found<unknown>[], is: (value: unknown) => boolean): void => {
    for (let start = from; start < to; start += 1) {
      const hit = at(start).filter(({ end, value }) => end <= to && is(value)).at(-1);
      if (hit === undefined) continue;
      mark(start, hit.end, { sort, id, binds: false, type });
      return;
    }
  };
  const withId = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value && value.id === id;
  const names = (start: number) => lexicon.names.at(tokens, start);
  const isAttribute = (value: unknown): boolean => typeof value === 'object' && value !== null && 'entry' in value && withId(value.entry);
  switch (op) {
    case 'entity':
    case 'zone':
      named('entity', names, withId);
      return;
    case 'global':
      named('variable', names, withId);
      return;
    case 'attr':
    case 'lowest':
    case 'highest':
      named('attribute', names, isAttribute);
      return;
    case 'local': {
      const start = tokens[from]?.kind === 'word' && to - from > 1 && /^(?:the|that|those|these)$/.test(tokens[from].text) ? from + 1 : from;
      mark(start, to, { sort: 'local', id, binds: false, type });
      return;
    }
    case 'new-name':
      mark(from, to, { sort: 'local', id: String(node.value), binds: true, type: '' });
      return;
    case 'kind':
    case 'select':
      named('kind', (start) => lexicon.nouns.at(tokens, start), (value) => typeof value === 'object' && value !== null && 'kind' in value && value.kind === id);
      return;
    case 'event':
      named('event', (start) => lexicon.events.at(tokens, start), withId);
      return;
    case 'quantity':
      named('quantity', (start) => lexicon.quantities.at(tokens, start), withId);
      return;
    case 'allowed':
      named('act', (start) => lexicon.acts.at(tokens, start), withId);
      return;
    case 'field':
      mark(from, to, { sort: 'effect-field', id: String(node.value), binds: false, type: '' });
      return;
    case 'has-effect':
      named('effect-field', (start) => lexicon.fields.at(tokens, start), withId);
      return;
    case 'number':
    case 'text':
      mark(from, to, { sort: op, id: '', binds: false, type });
      return;
    case 'procedure':
      mark(from, to, { sort: 'procedure', id, binds: false, type: '' });
      return;
    case 'query':
      mark(from, to, { sort: 'query', id, binds: false, type });
      return;
    case 'define':
      mark(from, to, { sort: 'definition', id, binds: false, type });
      return;
    default:
  }
}
