// Names and words near to what stands at a place. Must not word messages or decide what went wrong.
import { nearest } from '@dradis/diagnostics';
import type { MatchContext } from '../match/context.js';
import type { Furthest } from '../match/failures.js';
import type { Reading } from '../match/node.js';
import { splitName } from '../match/word-trie.js';
import { candidatesFor, leadingWords } from './wanted.js';

/** Names and words near to what stands there; none where what stands there is a good name of another type. */
export function suggest(m: MatchContext, furthest: Furthest, known: Reading | null): string[] {
  const token = m.tokens[furthest.at];
  if (token?.kind !== 'word') return [];
  const pool = known === null ? [...furthest.types.keys()].flatMap((type) => candidatesFor(m, type)) : [];
  const single = [...pool, ...furthest.words].filter((name) => name !== token.text);
  const found = nearest(token.text, single);
  if (found.length > 0 || known !== null) return found;
  const other = isKnown(m, furthest.at) ? [] : nearest(token.text, everyName(m).filter((name) => name !== token.text));
  if (other.length > 0) return other;
  const longer = single.filter((name) => name.includes(' '));
  for (const count of [2, 3]) {
    const words = m.tokens.slice(furthest.at, furthest.at + count);
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) break;
    const near = nearest(words.map(({ text }) => text).join(' '), longer.filter((name) => splitName(name).length === count));
    if (near.length > 0) return near;
  }
  return [];
}

/** How many tokens a suggestion stands for. */
export function wordsMeant(m: MatchContext, at: number, suggestion: string): number {
  const count = Math.max(1, splitName(suggestion).length);
  return m.tokens.slice(at, at + count).every(({ kind }) => kind === 'word') ? count : 1;
}

/** Words that begin values of the language itself. */
const BEGINNINGS = ['you', 'this', 'it', 'that', 'not', 'all', 'each', 'every', 'there', 'first', 'last', 'number', 'none', 'true', 'false'];

/** Every name of the game: one of them may be meant although it begins no value of the type wanted, as `fuel` in `fuel is 3`. */
function everyName(m: MatchContext): string[] {
  const { vocabulary } = m.lexicon;
  return [
    ...BEGINNINGS,
    ...m.names.all().map(({ name }) => name),
    ...vocabulary.entities.map(({ id }) => id),
    ...vocabulary.variables.map(({ words }) => words),
    ...vocabulary.attributes.map(({ words }) => words),
    ...vocabulary.kinds.flatMap(({ singular, plural }) => [singular, plural]),
    ...[...vocabulary.queries, ...vocabulary.definitions].flatMap(({ phrases }) => phrases.flatMap(leadingWords)),
  ];
}

/** Whether the game has any name that begins at a place. */
export function isKnown(m: MatchContext, at: number): boolean {
  const { names, nouns, adjectives } = m.lexicon;
  const tries = [names, nouns, adjectives];
  return m.names.at(m.tokens, at).length > 0 || tries.some((trie) => trie.reach(m.tokens, at).end > at);
}
