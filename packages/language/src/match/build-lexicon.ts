// Builds the index of a vocabulary, once. Must not read effects; its only diagnostics are about declarations.
import { createSourceFile, type Report } from '@dradis/diagnostics';
import { BUILT_IN_KINDS, createTypes } from '../check/types.js';
import type { Signature, Vocabulary } from '../vocabulary.js';
import { addForm, addStatement, addValue, type Problem } from './add-phrases.js';
import type { FormSyntax } from './form.js';
import type { Lexicon, NameEntry } from './lexicon.js';
import { parsePhrase } from './pattern.js';
import { emptyTrie } from './phrase-trie.js';
import { spellings, WordTrie } from './word-trie.js';

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
  for (const { id, words, type } of vocabulary.variables) {
    for (const name of new Set([words, ...spellings(id)])) names.add(name, { sort: 'variable', id, type, name: words });
  }
  for (const entry of vocabulary.attributes) {
    for (const name of new Set([entry.words, ...spellings(entry.id)])) names.add(name, { sort: 'attribute', entry, name: entry.words });
    if (entry.type === 'condition') adjectives.add(entry.words, { sort: 'attribute', id: entry.id, of: entry.of });
  }
  for (const field of vocabulary.effectFields) {
    for (const name of new Set([field.words, ...spellings(field.id)])) fields.add(name, field);
  }
}
