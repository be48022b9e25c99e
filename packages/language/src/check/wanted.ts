// What would be right at a place: in words, and as names to suggest. Must not decide what went wrong.
import type { MatchContext } from '../match/context.js';
import type { Lexicon } from '../match/lexicon.js';
import { parsePhrase } from '../match/pattern.js';
import type { TypeTag } from '../vocabulary.js';
import { elementOf, isThing, kindOf } from './types.js';

/** Names told in full when a kind has no more of them than this. */
const FEW = 8;

const SPECIAL = new Map<string, string>([
  ['noun', 'a noun'],
  ['each', 'a noun, or `of` and a list,'],
  ['new-name', 'a new name of one word'],
  ['target', 'something that can be set'],
  ['selection', 'what to choose (`a NOUN`, `2 NOUNS`, `up to 2 NOUNS`, `one of LIST`)'],
  ['quoted', 'text in double quotes'],
]);

const LISTED = new Map<string, (lexicon: Lexicon) => readonly string[]>([
  ['event', ({ vocabulary }) => vocabulary.events.map(({ words }) => words)],
  ['act', ({ vocabulary }) => vocabulary.acts.map(({ words }) => words)],
  ['quantity', ({ vocabulary }) => vocabulary.quantities.map(({ words }) => words)],
  ['field', ({ vocabulary }) => vocabulary.effectFields.map(({ words }) => words)],
  ['procedure', ({ vocabulary }) => vocabulary.procedures.map(({ id }) => id)],
]);

/** A wanted type in words, with its article: `a resource`. */
export function describeWanted(m: MatchContext, type: TypeTag): string {
  const { types } = m.lexicon;
  if (!type.startsWith('special:')) return types.describe(type);
  const name = type.slice('special:'.length);
  const [what = '', subject] = name.split(' of ');
  if (what === 'property') return `a property of ${types.describe(subject ?? '')}`;
  if (what === 'predicate') return `something said of ${types.describe(subject ?? '')}`;
  const listed = LISTED.get(what);
  if (listed === undefined) return SPECIAL.get(what) ?? what;
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what === 'field' ? 'effect' : what}`;
}

/** `: food, fuel` after a wanted type with few names; else ''. */
export function fewNames(m: MatchContext, type: TypeTag): string {
  const names = type.startsWith('special:') ? listedNames(m, type) : entityNames(m.lexicon, type);
  return names.length === 0 || names.length > FEW ? '' : `: ${names.join(', ')}`;
}

function listedNames(m: MatchContext, type: TypeTag): readonly string[] {
  return LISTED.get(type.slice('special:'.length))?.(m.lexicon) ?? [];
}

function entityNames({ vocabulary, types }: Lexicon, type: TypeTag): string[] {
  const single = elementOf(type) ?? type;
  if (!isThing(single)) return [];
  return vocabulary.entities.filter(({ kind, perPlayer }) => !perPlayer && types.isA(kind, kindOf(single))).map(({ id }) => id).sort();
}

/** Every name and first word that could stand where a type is wanted. */
export function candidatesFor(m: MatchContext, type: TypeTag): string[] {
  const { vocabulary, types } = m.lexicon;
  if (type.startsWith('special:')) return specialCandidates(m, type.slice('special:'.length));
  const fits = (from: TypeTag): boolean => {
    const element = elementOf(from);
    return types.fit(from, type) !== null || (element !== null && types.fit(element, type) !== null);
  };
  const found = m.names.all().filter((binding) => fits(binding.type)).map(({ name }) => name);
  found.push(...vocabulary.variables.filter((variable) => fits(variable.type)).map(({ words }) => words));
  for (const { id, words, kind, perPlayer } of vocabulary.entities) if (fits(`thing:${kind}`)) found.push(...(perPlayer ? [] : [id, ...words]));
  found.push(...vocabulary.attributes.filter((attribute) => fits(attribute.type)).map(({ words }) => words));
  for (const phrase of [...vocabulary.queries, ...vocabulary.definitions]) {
    if (phrase.returns === null || !fits(phrase.returns)) continue;
    for (const pattern of phrase.phrases) found.push(...leadingWords(pattern));
  }
  const element = elementOf(type) ?? type;
  for (const { id, singular, plural } of vocabulary.kinds) {
    if (type === 'kind' || (isThing(element) && types.isA(id, kindOf(element)))) found.push(singular, plural);
  }
  return found;
}

function specialCandidates(m: MatchContext, special: string): string[] {
  const { vocabulary } = m.lexicon;
  const listed = LISTED.get(special);
  if (listed !== undefined) return [...listed(m.lexicon)];
  if (special === 'noun' || special === 'each') {
    const adjectives = vocabulary.attributes.filter(({ type }) => type === 'condition').map(({ words }) => words);
    return [...vocabulary.kinds.flatMap(({ singular, plural }) => [singular, plural]), ...adjectives];
  }
  if (special === 'target') return [...m.names.all().map(({ name }) => name), ...vocabulary.variables.map(({ words }) => words), ...vocabulary.attributes.map(({ words }) => words)];
  if (special.startsWith('property')) return vocabulary.attributes.map(({ words }) => words);
  return [];
}

/** How a pattern begins: its words up to the first slot, and the first of them. */
export function leadingWords(pattern: string): string[] {
  const words: string[] = [];
  for (const element of parsePhrase(pattern).elements) {
    if (element.element === 'optional') continue;
    if (element.element === 'slot') break;
    words.push(element.words[0] ?? '');
  }
  return words.length === 0 ? [] : [words.join(' '), words[0] ?? ''];
}
