// Everything that could stand where something is wanted, with what it is. Must not decide whether it is legal there.
import type { Names } from '../check/names.js';
import { elementOf, isThing, kindOf } from '../check/types.js';
import type { Lexicon } from '../match/lexicon.js';
import { parsePhrase } from '../match/pattern.js';
import type { TypeTag } from '../vocabulary.js';
import type { MentionSort } from './mentions.js';

/** Something that could be written. */
export interface Candidate {
  /** One or more words. */
  readonly text: string;
  readonly sort: MentionSort;
  /** Id in the vocabulary; the text itself where it has none. */
  readonly id: string;
  /** In one line: its type, or how a statement is written. */
  readonly detail: string;
  /** Candidates of one class are legal together; null for one that must be judged alone. */
  readonly like: string | null;
}

/** What could stand where a value of a type, or a special slot, is wanted. */
export function candidatesOf(lexicon: Lexicon, names: Names, type: TypeTag): Candidate[] {
  if (type.startsWith('special:')) return specialCandidates(lexicon, names, type.slice('special:'.length).split(' of ')[0] ?? '');
  const { vocabulary, types } = lexicon;
  const element = elementOf(type) ?? type;
  const fits = (from: TypeTag): boolean => {
    const inner = elementOf(from);
    return types.fit(from, type) !== null || (inner !== null && types.fit(inner, type) !== null);
  };
  const made = localCandidates(lexicon, names).filter(({ detail, id }) => detail === '' || fits(names.get(id)?.type ?? ''));
  for (const { id, words, type: own } of vocabulary.variables) if (fits(own)) made.push({ text: words, sort: 'variable', id, detail: types.describe(own), like: null });
  for (const { id, words, kind, perPlayer } of vocabulary.entities) {
    if (!fits(`thing:${kind}`)) continue;
    made.push({ text: words[0] ?? id, sort: 'entity', id, detail: types.describe(`thing:${kind}`), like: `${perPlayer ? 'zone' : 'entity'} ${kind}` });
  }
  for (const { id, words, type: own, of } of vocabulary.attributes) {
    if (fits(own)) made.push({ text: words, sort: 'attribute', id, detail: `${types.describe(own)} of ${types.describe(`thing:${of}`)}`, like: `attribute ${own} ${of}` });
  }
  for (const [sort, phrases] of [['query', vocabulary.queries], ['definition', vocabulary.definitions]] as const) {
    for (const { id, phrases: patterns, returns } of phrases) {
      if (returns === null || !fits(returns)) continue;
      for (const pattern of patterns) {
        const text = leadingWords(pattern);
        if (text !== '') made.push({ text, sort, id, detail: pattern, like: null });
      }
    }
  }
  for (const { id, singular, plural } of vocabulary.kinds) {
    if (type !== 'kind' && !(isThing(element) && types.isA(id, kindOf(element)))) continue;
    made.push({ text: singular, sort: 'kind', id, detail: 'a kind', like: null }, { text: plural, sort: 'kind', id, detail: 'a kind', like: null });
  }
  if (isThing(type) || elementOf(type) !== null) for (const text of ['each', 'all', 'no', 'none', 'top', 'bottom']) made.push(wordCandidate(text));
  if (type === 'condition') for (const text of ['not', 'there', 'no', 'yes']) made.push(wordCandidate(text));
  if (type === 'number') made.push(wordCandidate('the number of'));
  return made;
}

/** A word of the language. */
export function wordCandidate(text: string): Candidate {
  return { text, sort: 'word', id: text, detail: '', like: null };
}

function localCandidates({ types }: Lexicon, names: Names): Candidate[] {
  return names.all().filter(({ name }) => name !== '').map(({ name, type }) => ({ text: name, sort: 'local', id: name, detail: type === 'unknown' ? '' : types.describe(type), like: null }));
}

function specialCandidates(lexicon: Lexicon, names: Names, special: string): Candidate[] {
  const { vocabulary, types } = lexicon;
  const attributes = (wanted: (type: TypeTag) => boolean): Candidate[] =>
    vocabulary.attributes.filter(({ type }) => wanted(type)).map(({ id, words, of, type }) => ({ text: words, sort: 'attribute', id, detail: `${types.describe(type)} of ${types.describe(`thing:${of}`)}`, like: `attribute ${type} ${of}` }));
  const signatures = (sort: 'event' | 'act' | 'quantity', list: readonly { readonly id: string; readonly words: string }[]): Candidate[] =>
    list.map(({ id, words }) => ({ text: words, sort, id, detail: `an ${sort}`.replace(/^an q/, 'a q'), like: sort }));
  switch (special) {
    case 'event':
      return signatures('event', vocabulary.events);
    case 'act':
      return signatures('act', vocabulary.acts);
    case 'quantity':
      return signatures('quantity', vocabulary.quantities);
    case 'field':
      return vocabulary.effectFields.map(({ id, words, of }) => ({ text: words, sort: 'effect-field', id, detail: `an effect of ${types.describe(`thing:${of}`)}`, like: `field ${of}` }));
    case 'procedure':
      return vocabulary.procedures.map(({ id }) => ({ text: id.replaceAll('-', ' '), sort: 'procedure', id, detail: 'a procedure', like: 'procedure' }));
    case 'noun':
    case 'each':
    case 'selection': {
      const nouns = vocabulary.kinds.flatMap(({ id, singular, plural }): Candidate[] => [singular, plural].map((text) => ({ text, sort: 'kind', id, detail: 'a kind', like: null })));
      const words = special === 'selection' ? ['a', 'an', 'another', 'one of', 'up to', 'any number of'].map(wordCandidate) : [];
      return [...words, ...nouns, ...attributes((type) => type === 'condition')];
    }
    case 'target':
      return [...localCandidates(lexicon, names), ...vocabulary.variables.map(({ id, words, type }): Candidate => ({ text: words, sort: 'variable', id, detail: types.describe(type), like: null })), ...attributes(() => true)];
    case 'property':
      return attributes(() => true);
    default:
      return [];
  }
}

/** The words a pattern begins with; empty when it begins with a slot. */
function leadingWords(pattern: string): string {
  const words: string[] = [];
  for (const element of parsePhrase(pattern).elements) {
    if (element.element === 'optional') continue;
    if (element.element === 'slot') break;
    words.push(element.words[0] ?? '');
  }
  return words.join(' ');
}
