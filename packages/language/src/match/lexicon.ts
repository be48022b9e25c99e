// The vocabulary indexed for matching, built once. Must not read effects; its only diagnostics are about declarations.
import { createSourceFile, type Report } from '@dradis/diagnostics';
import { BUILT_IN_KINDS, createTypes, isList, isThing, kindOf, ROOT, slotType, type Types } from '../check/types.js';
import type { AttributeEntry, EffectFieldEntry, Phrase, Signature, TypeTag, Vocabulary } from '../vocabulary.js';
import type { FormSyntax } from './form.js';
import { Level } from './node.js';
import { parsePhrase, variantsOf, type SlotElement, type WordElement } from './pattern.js';
import { addToTrie, emptyTrie, type SlotSpec, type TrieNode } from './phrase-trie.js';
import { spellings, WordTrie } from './word-trie.js';

/** A kind noun; `plural` says which of its two forms was written (both, when they are equal: then `plural` is true). */
export interface Noun {
  readonly kind: string;
  readonly plural: boolean;
  readonly singular: boolean;
}

/** A named entity; a `zone` here is one that every player has, so that it needs its player. */
export interface EntityName<Sort extends 'entity' | 'zone'> {
  readonly sort: Sort;
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

/** A named global value. */
export interface VariableName {
  readonly sort: 'variable';
  readonly id: string;
  readonly type: TypeTag;
  readonly name: string;
}

/** A named attribute. */
export interface AttributeName {
  readonly sort: 'attribute';
  readonly entry: AttributeEntry;
  readonly name: string;
}

/** Something reached through its owner: `NAME of X`, `X's NAME`. */
export type PropertyName = EntityName<'zone'> | AttributeName;

/** Something that has a name of its own. */
export type NameEntry = EntityName<'entity'> | VariableName | PropertyName;

/** A condition said by one adjective. */
export interface Adjective {
  readonly sort: 'attribute' | 'query' | 'define';
  readonly id: string;
  /** Kind it can be said of. */
  readonly of: string;
}

/** A phrase that gives a value. */
export interface ValueTarget {
  readonly sort: 'query' | 'define';
  readonly phrase: Phrase;
  readonly params: readonly string[];
  readonly returns: TypeTag;
  readonly level: number;
  /** Params whose element types decide the kind of what is given back, when it is declared as any thing. */
  readonly generic: readonly string[];
}

/** A statement: declared, or built in. */
export type StatementTarget =
  | { readonly sort: 'verb' | 'procedure'; readonly phrase: Phrase; readonly params: readonly string[]; readonly types: readonly TypeTag[] }
  | { readonly sort: 'form'; readonly form: FormSyntax };

/** Everything the matcher looks up. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly types: Types;
  readonly names: WordTrie<NameEntry>;
  readonly nouns: WordTrie<Noun>;
  readonly adjectives: WordTrie<Adjective>;
  /** Value phrases that begin with a word. */
  readonly prefixes: TrieNode<ValueTarget>;
  /** Value phrases that begin with a slot. */
  readonly infixes: TrieNode<ValueTarget>;
  readonly statements: TrieNode<StatementTarget>;
  readonly events: WordTrie<Signature>;
  readonly acts: WordTrie<Signature>;
  readonly quantities: WordTrie<Signature>;
  readonly fields: WordTrie<EffectFieldEntry>;
  readonly procedures: WordTrie<Phrase>;
  /** How statements are written, by their first word. */
  readonly usages: ReadonlyMap<string, readonly string[]>;
}

/** Words of the language that no name may be. */
export const RESERVED = new Set(
  'you this it none the that those these a an any each every all no another other not and or is yes true false nothing'.split(' '),
);

/** Builds the index. Faulty declarations are reported and left out. */
export function buildLexicon(declared: Vocabulary, forms: readonly FormSyntax[], report: Report): Lexicon {
  const missing = BUILT_IN_KINDS.filter(({ id }) => !declared.kinds.some((kind) => kind.id === id));
  const vocabulary = { ...declared, kinds: [...missing, ...declared.kinds] };
  const types = createTypes(vocabulary.kinds);
  const lexicon: Lexicon = {
    vocabulary,
    types,
    names: new WordTrie(),
    nouns: new WordTrie(),
    adjectives: new WordTrie(),
    prefixes: emptyTrie(),
    infixes: emptyTrie(),
    statements: emptyTrie(),
    events: signatures(vocabulary.events),
    acts: signatures(vocabulary.acts),
    quantities: signatures(vocabulary.quantities),
    fields: new WordTrie(),
    procedures: new WordTrie(),
    usages: usagesOf(vocabulary, forms),
  };
  addNames(lexicon);
  for (const form of forms) addForm(lexicon, form);
  const problem = problems(report);
  for (const phrase of vocabulary.verbs) addStatement(lexicon, 'verb', phrase, problem);
  for (const phrase of vocabulary.procedures) {
    addStatement(lexicon, 'procedure', phrase, problem);
    for (const name of spellings(phrase.id)) lexicon.procedures.add(name, phrase);
  }
  for (const phrase of vocabulary.queries) addValue(lexicon, 'query', phrase, problem);
  for (const phrase of vocabulary.definitions) addValue(lexicon, 'define', phrase, problem);
  return lexicon;
}

function usagesOf(vocabulary: Vocabulary, forms: readonly FormSyntax[]): Map<string, string[]> {
  const usages = new Map<string, string[]>();
  const add = (word: string | undefined, usage: string): void => {
    if (word === undefined) return;
    const known = usages.get(word) ?? [];
    if (!known.includes(usage)) usages.set(word, [...known, usage]);
  };
  for (const form of forms) {
    for (const pattern of form.patterns) firstWords(pattern).forEach((word) => { add(word, form.usage); });
  }
  for (const { phrases } of [...vocabulary.verbs, ...vocabulary.procedures]) {
    for (const pattern of phrases) firstWords(pattern).forEach((word) => { add(word, writePattern(pattern)); });
  }
  return usages;
}

function firstWords(pattern: string): readonly string[] {
  return parsePhrase(pattern).elements.find((element) => element.element === 'word')?.words ?? [];
}

/** A pattern as a reader writes it: `lose NUMBER RESOURCE`. */
function writePattern(pattern: string): string {
  const text = pattern.replace(/\{[^}:]*:\s*([^}]*)\}/g, (_, type: string) => type.toUpperCase().replace(/\*$/, 'S'));
  return text.replace(/\(s\)/g, 's').replace(/([A-Za-z]+)\/[A-Za-z]+/g, '$1');
}

type Problem = (phrase: Phrase, pattern: string, code: string, title: string) => void;

function problems(report: Report): Problem {
  return (phrase, pattern, code, title) => {
    const file = createSourceFile(`phrase ${phrase.id}`, pattern);
    const primary = { file, span: { start: 0, end: pattern.length }, label: '' };
    report.add({ code, title: `the phrase of '${phrase.id}' cannot be used: ${title}`, primary, facts: { phrase: phrase.id, pattern } });
  };
}

function signatures(list: readonly Signature[]): WordTrie<Signature> {
  const trie = new WordTrie<Signature>();
  for (const signature of list) trie.add(signature.words, signature);
  return trie;
}

function addNames({ vocabulary, names, nouns, adjectives, fields }: Lexicon): void {
  for (const { id, singular, plural } of vocabulary.kinds) {
    const same = singular === plural;
    nouns.add(singular, { kind: id, singular: true, plural: same });
    if (!same) nouns.add(plural, { kind: id, singular: false, plural: true });
  }
  for (const { id, words, kind, perPlayer } of vocabulary.entities) {
    const entry: NameEntry = perPlayer ? { sort: 'zone', id, kind, name: id } : { sort: 'entity', id, kind, name: id };
    for (const name of [...spellings(id), ...words]) names.add(name, entry);
  }
  for (const { id, words, type } of vocabulary.variables) names.add(words, { sort: 'variable', id, type, name: words });
  for (const entry of vocabulary.attributes) {
    names.add(entry.words, { sort: 'attribute', entry, name: entry.words });
    if (entry.type === 'condition') adjectives.add(entry.words, { sort: 'attribute', id: entry.id, of: entry.of });
  }
  for (const field of vocabulary.effectFields) fields.add(field.words, field);
}

function addForm(lexicon: Lexicon, form: FormSyntax): void {
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

function addStatement(lexicon: Lexicon, sort: 'verb' | 'procedure', phrase: Phrase, problem: Problem): void {
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

function addValue(lexicon: Lexicon, sort: 'query' | 'define', phrase: Phrase, problem: Problem): void {
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
  if (phrase.phrases.length === 0) problem(phrase, '', 'D0251', 'it has no pattern');
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
