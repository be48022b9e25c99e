// The one misspelt word of a failed statement: found by trying near words until the whole of it can be read. Must not word
// messages. What stops the matcher need not be the misspelt word: `brig leaves` is read as far as `brig` may go.
import { editDistance } from '@dradis/diagnostics';
import { grammar } from '../match/grammar.js';
import type { MatchContext } from '../match/context.js';
import type { Lexicon } from '../match/lexicon.js';
import { Matcher } from '../match/matcher.js';
import { matchExpression, matchStatement } from '../match/statement.js';
import type { Node } from '../match/node.js';
import { parsePhrase } from '../match/pattern.js';
import { spellings, splitName } from '../match/word-trie.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag, Vocabulary } from '../vocabulary.js';

/** What the tokens were meant to be: a statement, a head before a colon, or a value of a type. */
export type Meant = 'statement' | 'head before a colon' | { readonly value: TypeTag };

/** A word that can be read when it is spelt otherwise. */
export interface Repair {
  /** Index of its token. */
  readonly at: number;
  /** The words that fit there, equally near; never empty. */
  readonly words: readonly string[];
  /** Ids of everything the repaired tokens mention, for whoever knows where these are declared. */
  readonly mentions: readonly string[];
}

/** Readings tried for one failure: a line full of strange words is no misspelling. */
const MOST_TRIES = 48;
/** Words after the one the matcher stopped at that may be the misspelt one: `that` needs what follows. */
const BEYOND = 2;
/** Words a misspelt word may be compared with must differ in no more letters than this. */
const MOST_LETTERS = 2;

/** The word to spell otherwise, among those up to where the matcher stopped; null when no single one makes sense of the rest. */
export function repairedWord(m: MatchContext, meant: Meant): Repair | null {
  const stop = Math.min(m.failures.furthest.at + BEYOND, m.tokens.length - 1);
  const tries = m.tokens.flatMap((token, at) => (at > stop || token.kind !== 'word' ? [] : nearWords(m, token.text, at)));
  // The nearest words first; of equally near ones those nearest to where the matcher stopped.
  tries.sort((a, b) => a.distance - b.distance || b.at - a.at);
  let found: { at: number; distance: number; words: string[]; mentions: string[] } | null = null;
  for (const { at, word, distance } of tries.slice(0, MOST_TRIES)) {
    if (found !== null && (distance > found.distance || at !== found.at)) continue;
    const mentions = mentionsWith(m, at, word, meant);
    if (mentions === null) continue;
    if (found === null) found = { at, distance, words: [word], mentions };
    else found.words.push(word);
  }
  return found;
}

/** The ids that the tokens mention once a word is replaced; null when they still mean nothing. */
function mentionsWith(m: MatchContext, at: number, word: string, meant: Meant): string[] | null {
  const tokens = m.tokens.map((token, index): Token => (index === at ? { ...token, text: word } : token));
  const matcher = new Matcher(grammar, m.lexicon, tokens, m.names, m.returns);
  if (typeof meant === 'object') {
    const match = matchExpression(matcher, meant.value);
    return match === null ? null : idsOf(match.node);
  }
  const match = matchStatement(matcher);
  if (match === null) return null;
  const { target } = match.end;
  const hangs = target.sort === 'form' && target.form.body !== 'none';
  if (hangs !== (meant === 'head before a colon')) return null;
  return [...(target.sort === 'form' ? [] : [target.phrase.id]), ...[...match.args.values()].flatMap(idsOf)];
}

function idsOf({ id, args }: Node): string[] {
  return [...(id === '' ? [] : [id]), ...args.flatMap(idsOf)];
}

interface Try {
  readonly at: number;
  readonly word: string;
  readonly distance: number;
}

function nearWords(m: MatchContext, text: string, at: number): Try[] {
  // A name is what it says; only words between names are mistaken for others.
  const known = named(m, at);
  // After `that`, what is called so elsewhere may be a name of this effect, misspelt where it is bound.
  const own = known && (m.is(at - 1, 'that') || m.is(at - 1, 'those')) && m.names.at(m.tokens, at).length === 0;
  if ((known && !own) || text.length < 2) return [];
  const words = own ? new Set<string>() : wordsOf(m.lexicon);
  // A word that means something elsewhere is less likely to be misspelt.
  const most = Math.min(MOST_LETTERS, words.has(text) ? 1 : Math.max(1, Math.floor(text.length / 3)));
  const near: Try[] = [];
  const seen = new Set<string>();
  const consider = (word: string): void => {
    if (word === text || seen.has(word) || Math.abs(word.length - text.length) > most) return;
    seen.add(word);
    const distance = editDistance(text, word, most);
    if (distance <= most) near.push({ at, word, distance });
  };
  for (const { name } of m.names.all()) for (const word of [name, ...splitName(name)]) consider(word);
  for (const word of words) consider(word);
  return near;
}

function named(m: MatchContext, at: number): boolean {
  const { names, nouns } = m.lexicon;
  return m.names.at(m.tokens, at).length > 0 || names.at(m.tokens, at).length > 0 || nouns.at(m.tokens, at).length > 0;
}

const known = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Every word some reading may hold. */
function wordsOf(lexicon: Lexicon): ReadonlySet<string> {
  let words = known.get(lexicon);
  if (words === undefined) known.set(lexicon, (words = collect(lexicon)));
  return words;
}

/** Words of the language itself that stand in no pattern. */
const OWN = 'you this it that those these the a an any each every all no not and or is are has have where who of in on with at least most more less fewer than number there first last none true false yes otherwise lowest highest top bottom allowed as to'.split(' ');

function collect(lexicon: Lexicon): Set<string> {
  const { vocabulary } = lexicon;
  const words = new Set(OWN);
  const add = (text: string): void => {
    for (const word of [...spellings(text).flatMap(splitName), text.toLowerCase()]) if (!/\s/.test(word)) words.add(word);
  };
  for (const text of namesOf(vocabulary)) add(text);
  for (const { phrases } of [...vocabulary.verbs, ...vocabulary.procedures, ...vocabulary.queries, ...vocabulary.definitions]) {
    for (const pattern of phrases) addPattern(pattern, words);
  }
  addForms(lexicon, words);
  return words;
}

function namesOf({ entities, variables, attributes, kinds, events, acts, quantities, effectFields, procedures }: Vocabulary): string[] {
  return [
    ...entities.flatMap(({ id, words }) => [id, ...words]),
    ...[...variables, ...attributes, ...effectFields].flatMap(({ id, words }) => [id, words]),
    ...kinds.flatMap(({ singular, plural }) => [singular, plural]),
    ...[...events, ...acts, ...quantities].flatMap(({ words, gives }) => [words, ...gives.map(({ id }) => id)]),
    ...procedures.map(({ id }) => id),
  ];
}

function addPattern(pattern: string, into: Set<string>): void {
  for (const element of parsePhrase(pattern).elements) {
    if (element.element === 'slot') continue;
    for (const part of element.element === 'optional' ? element.words : [element]) for (const word of part.words) into.add(word);
  }
}

/** The words of built-in statements, as far as the tree of statements holds them before slots. */
function addForms({ statements }: Lexicon, into: Set<string>): void {
  const open = [statements];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [word, next] of node.words) {
      into.add(word);
      open.push(next);
    }
    for (const { next } of node.slots) open.push(next);
  }
}
