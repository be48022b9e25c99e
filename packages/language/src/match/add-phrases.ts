// Adds the phrases of a vocabulary to the tries of its index. Must not add names.
import type { LanguageCode } from '../codes/language-code.js';
import { isList, isThing, kindOf, ROOT, slotType, type Types } from '../check/types.js';
import type { Phrase, TypeTag } from '../vocabulary.js';
import type { FormSyntax } from './form.js';
import type { Adjective, Lexicon, StatementTarget, ValueTarget } from './lexicon.js';
import { Level } from './node.js';
import { parsePhrase, variantsOf, type SlotElement, type WordElement } from './pattern.js';
import { addToTrie, type SlotSpec } from './phrase-trie.js';

/** Told of a phrase that cannot be used, with its pattern, the code and what is wrong. */
export type Problem = (phrase: Phrase, pattern: string, code: LanguageCode, title: string) => void;

/** Adds a built-in statement. */
export function addForm(lexicon: Lexicon, form: FormSyntax): void {
  const target: StatementTarget = { sort: 'form', form };
  for (const pattern of form.patterns) {
    for (const variant of variantsOf(parsePhrase(pattern).elements)) {
      const specs = slotsOf(variant).map(({ type }): SlotSpec => {
        const known = slotType(type, lexicon.types);
        return { type: known ?? `special:${type}`, level: Level.Any, distributes: false };
      });
      addToTrie(lexicon.statements, variant, specs, target);
    }
  }
}

/** Adds a verb or procedure; a procedure also with `as NAME` after it. */
export function addStatement(lexicon: Lexicon, sort: 'verb' | 'procedure', phrase: Phrase, problem: Problem): void {
  const first = parsePhrase(phrase.phrases[0] ?? '').slots;
  const params = first.map(({ name }) => name);
  const types = first.map(({ type }) => slotType(type, lexicon.types) ?? '');
  const target: StatementTarget = { sort, phrase, params, types };
  eachVariant(lexicon.types, phrase, params, problem, (variant, slotTypes, pattern) => {
    const specs = slotTypes.map((type): SlotSpec => ({ type, level: Level.Any, distributes: !isList(type) }));
    const clashes = addToTrie(lexicon.statements, variant, specs, target);
    reportClashes(clashes.map((clash) => (clash.sort === 'form' ? clash.form.id : clash.phrase.id)), phrase, pattern, problem);
    if (sort === 'procedure') {
      const result: SlotElement = { element: 'slot', name: 'as', type: 'new-name', optional: false };
      const as: WordElement = { element: 'word', words: ['as'], variation: 'none' };
      const spec: SlotSpec = { type: 'special:new-name', level: Level.Any, distributes: false };
      addToTrie(lexicon.statements, [...variant, as, result], [...specs, spec], target);
    }
  });
}

/** Adds a query or definition, and the adjective it gives. */
export function addValue(lexicon: Lexicon, sort: 'query' | 'define', phrase: Phrase, problem: Problem): void {
  const returns = phrase.returns;
  if (returns === null) {
    problem(phrase, phrase.phrases[0] ?? '', 'D0252', 'it does not say what it gives');
    return;
  }
  const first = parsePhrase(phrase.phrases[0] ?? '').slots;
  const params = first.map(({ name }) => name);
  const anyThing = returns === `thing:${ROOT}` || returns === `list:${ROOT}`;
  const generic = anyThing ? first.filter(({ type }) => type === `${ROOT}*`).map(({ name }) => name) : [];
  eachVariant(lexicon.types, phrase, params, problem, (variant, slotTypes, pattern) => {
    const infix = variant[0]?.element === 'slot';
    const level = returns === 'condition' ? Level.Compare : infix ? Level.Infix : Level.Phrase;
    const target: ValueTarget = { sort, phrase, params, returns, level, generic };
    const trailing = variant.at(-1)?.element === 'slot' ? slotTypes.length - 1 : -1;
    const specs = slotTypes.map((type, index): SlotSpec => {
      const leading = infix && index === 0;
      const bound = leading ? leadingLevel(returns) : index === trailing ? trailingLevel(type, returns, infix) : Level.Any;
      return { type, level: bound, distributes: false };
    });
    const agreeing = infix ? withPlurals(variant) : variant;
    const clashes = addToTrie(infix ? lexicon.infixes : lexicon.prefixes, agreeing, specs, target);
    reportClashes(clashes.map((clash) => clash.phrase.id).filter((id) => id !== phrase.id), phrase, pattern, problem);
    addAdjective(lexicon, { sort, id: phrase.id, of: '' }, variant, slotTypes, returns);
  });
}

function addAdjective(
  lexicon: Lexicon,
  adjective: Adjective,
  variant: readonly (WordElement | SlotElement)[],
  slotTypes: readonly TypeTag[],
  returns: TypeTag,
): void {
  const [subject, is, ...rest] = variant;
  const [type] = slotTypes;
  if (returns !== 'condition' || subject?.element !== 'slot' || type === undefined || !isThing(type)) return;
  if (is?.element !== 'word' || !is.words.includes('is') || rest.length === 0) return;
  const words = rest.map((element) => (element.element === 'word' ? element.words[0] : undefined));
  if (words.some((word) => word === undefined)) return;
  lexicon.adjectives.add(words.join(' '), { ...adjective, of: kindOf(type) });
}

const PLURAL_OF = new Map([
  ['is', 'are'],
  ['has', 'have'],
]);

/** `{p} is ...` is also said of several: `players who are ...`. */
function withPlurals(variant: readonly (WordElement | SlotElement)[]): (WordElement | SlotElement)[] {
  return variant.map((element, index) => {
    const plural = element.element === 'word' && index === 1 ? PLURAL_OF.get(element.words.join()) : undefined;
    return plural === undefined || element.element !== 'word' ? element : { ...element, words: [...element.words, plural] };
  });
}

/** An operand before a phrase may not reach across weaker operators without parentheses. */
function leadingLevel(returns: TypeTag): number {
  return returns === 'condition' ? Level.Add : Level.Infix;
}

/**
 * An operand at the end of a phrase takes what follows only where the whole phrase could not: `smaller of a and b + 1`
 * adds to the smaller one.
 */
function trailingLevel(type: TypeTag, returns: TypeTag, infix: boolean): number {
  if (returns === 'condition') return type === 'condition' ? Level.Not : isList(type) ? Level.List : Level.Add;
  const things = (of: TypeTag): boolean => isThing(of) || isList(of);
  const numbers = (of: TypeTag): boolean => of === 'number' || of === 'tally';
  const grows = (things(type) && things(returns)) || (numbers(type) && numbers(returns));
  if (grows || infix) return Level.Phrase;
  return type === 'condition' ? Level.Not : numbers(type) ? Level.Add : Level.Infix;
}

function eachVariant(
  types: Types,
  phrase: Phrase,
  params: readonly string[],
  problem: Problem,
  use: (variant: (WordElement | SlotElement)[], slotTypes: TypeTag[], pattern: string) => void,
): void {
  if (phrase.phrases.length === 0) problem(phrase, '', 'D0253', 'it has no pattern');
  for (const pattern of phrase.phrases) {
    const parsed = parsePhrase(pattern);
    const fault = parsed.problems[0] ?? unknownType(parsed.slots, types) ?? otherSlots(parsed.slots, params);
    if (fault !== undefined) {
      problem(phrase, pattern, 'D0251', fault);
      continue;
    }
    const slotTypes = parsed.slots.map(({ type }) => slotType(type, types) ?? '');
    for (const variant of variantsOf(parsed.elements)) use(variant, slotTypes, pattern);
  }
}

function unknownType(slots: readonly SlotElement[], types: Types): string | undefined {
  const slot = slots.find(({ type }) => slotType(type, types) === null);
  return slot && `no kind or type is called '${slot.type}'`;
}

function otherSlots(slots: readonly SlotElement[], params: readonly string[]): string | undefined {
  const same = slots.length === params.length && slots.every(({ name }) => params.includes(name));
  return same ? undefined : `every phrase of it must have the slots ${params.join(', ') || '(none)'}`;
}

function reportClashes(ids: readonly string[], phrase: Phrase, pattern: string, problem: Problem): void {
  const [id] = ids;
  if (id !== undefined) problem(phrase, pattern, 'D0254', `'${id}' is said in the same words`);
}

function slotsOf(variant: readonly (WordElement | SlotElement)[]): SlotElement[] {
  return variant.filter((element) => element.element === 'slot');
}
