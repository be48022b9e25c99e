// Lists said by nouns, kinds as values, counts and ends of zones. Must not read the inside of noun phrases.
import type { MatchContext, Primary } from '../context.js';
import { Level, node, reading, widened, type Reading } from '../node.js';

const SINGULAR = new Set(['each', 'every']);
const PLURAL = new Set(['all', 'the']);

/** `each viper`, `all cards in hand of p`, `the vipers`, `vipers in space`. */
export const nounList: Primary = (m, at, it) => {
  const word = m.tokens[at]?.kind === 'word' ? m.tokens[at].text : '';
  const lists: Reading[] = [];
  if (SINGULAR.has(word)) lists.push(...counted(m.nounPhrase(at + 1, it), 'singular'));
  else if (word === 'any') lists.push(...counted(m.nounPhrase(at + 1, it), 'either'));
  else if (word === 'all') lists.push(...counted(m.nounPhrase(at + 1, it), 'plural'));
  if (SINGULAR.has(word) || word === 'any' || word === 'all') {
    if (lists.length === 0) m.failures.type(at + 1, 'special:noun', null);
  }
  const bare = PLURAL.has(word) && word === 'the' ? at + 1 : at;
  // A name in scope means the name: `cards` of one's own, not every card there is.
  const named = m.names.at(m.tokens, bare).length > 0;
  const several = named ? [] : m.nounPhrase(bare, it).filter(({ node: inner }) => inner.value !== 'singular');
  lists.push(...counted(several, 'either'));
  return lists.map((read) => widened(read, at, read.end, Level.Phrase));
};

/** Noun phrases where a form of the noun is wanted; the edit to the other form is kept only where it is needed. */
export function counted(phrases: readonly Reading[], form: 'singular' | 'plural' | 'either'): Reading[] {
  const wrong = form === 'plural' ? 'singular' : form === 'singular' ? 'plural' : 'neither';
  return phrases.map((read) => (read.node.value === wrong ? read : { ...read, node: { ...read.node, edits: [] } }));
}

/** `no viper`: the none of a kind; `no vipers`: the empty list. */
export const noSuch: Primary = (m, at) => {
  if (!m.is(at, 'no')) return [];
  return m.lexicon.nouns.at(m.tokens, at + 1).flatMap(({ end, value: noun }) => {
    const found: Reading[] = [];
    if (noun.singular) found.push(reading(node('none', `thing:${noun.kind}`, at, end), Level.Atom));
    if (noun.plural) found.push(reading(node('list', `list:${noun.kind}`, at, end), Level.Atom));
    return found;
  });
};

/** `NP with the lowest ATTRIBUTE`, `NP with the highest ATTRIBUTE`: one thing, the first of equals. */
export const extreme: Primary = (m, at, it) =>
  m.nounPhrase(at, it).flatMap((read) => {
    if (!m.is(read.end, 'with')) return [];
    const op = m.is(read.end + 2, 'lowest') ? 'lowest' : m.is(read.end + 2, 'highest') ? 'highest' : null;
    if (op === null || !m.is(read.end + 1, 'the')) return [];
    const kind = read.node.id;
    return m.lexicon.names.at(m.tokens, read.end + 3).flatMap(({ end, value }) => {
      if (value.sort !== 'attribute' || value.entry.type !== 'number' || !m.lexicon.types.isA(kind, value.entry.of)) return [];
      const list = { ...read.node, edits: [] };
      return [reading(node(op, `thing:${kind}`, at, end, { id: value.entry.id, args: [list] }), Level.Phrase, [read])];
    });
  });

/** A kind noun as a value. */
export const kindNoun: Primary = (m, at) =>
  m.lexicon.nouns.at(m.tokens, at).map(({ end, value }) => reading(node('kind', 'kind', at, end, { id: value.kind }), Level.Atom));

/** `the number of LIST`. */
export const numberOf: Primary = (m, at, it) => {
  const start = m.is(at, 'the') ? at + 1 : at;
  if (!m.is(start, 'number') || !m.is(start + 1, 'of')) return [];
  const abilities = m.wanted(start + 2, 'list:ability', Level.Infix, it, true);
  return [...abilities, ...m.wanted(start + 2, 'list:thing', Level.Infix, it, abilities.length > 0)]
    .map((list) => reading(node('count', 'number', at, list.end, { args: [list.node] }), Level.Phrase, [list]));
};

/** `top card of Z`, `the bottom 2 cards of Z`. */
export const endOf: Primary = (m, at, it) => {
  const start = m.is(at, 'the') ? at + 1 : at;
  const side = m.is(start, 'top') ? 'top' : m.is(start, 'bottom') ? 'bottom' : null;
  if (side === null) return [];
  const one = node('number', 'number', start, start, { value: 1 });
  const singles = m.lexicon.nouns.at(m.tokens, start + 1).flatMap(({ end, value }) => {
    return value.singular ? zoneAfter(m, end, it, (zone) => endReading(side, value.kind, at, one, zone, true, [zone])) : [];
  });
  const numbers = m.wanted(start + 1, 'number', Level.Atom, it, singles.length > 0);
  const many = numbers.flatMap((count) =>
    m.lexicon.nouns.at(m.tokens, count.end).flatMap(({ end, value }) =>
      zoneAfter(m, end, it, (zone) => endReading(side, value.kind, at, count.node, zone, false, [count, zone])),
    ),
  );
  return [...singles, ...many];
};

function zoneAfter(m: MatchContext, at: number, it: Parameters<Primary>[2], make: (zone: Reading) => Reading): Reading[] {
  if (!m.is(at, 'of')) {
    m.failures.words(at, ['of']);
    return [];
  }
  return m.wanted(at + 1, 'thing:zone', Level.Phrase, it).map(make);
}

function endReading(
  side: 'top' | 'bottom',
  kind: string,
  from: number,
  count: Reading['node'],
  zone: Reading,
  single: boolean,
  parts: readonly Reading[],
): Reading {
  const type = single ? `thing:${kind}` : `list:${kind}`;
  return reading(node(side, type, from, zone.end, { value: single, args: [count, zone.node] }), Level.Phrase, parts);
}
