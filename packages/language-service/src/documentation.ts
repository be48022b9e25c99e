// What the vocabulary says of a phrase or name, as Markdown. Must not look at documents.
import type { Phrase, Vocabulary } from '@dradis/language';

/** The phrase of an id among those of a sort; undefined when there is none. */
export function phraseOf(vocabulary: Vocabulary, sort: string, id: string): Phrase | undefined {
  const lists: Readonly<Record<string, readonly Phrase[]>> = { verb: vocabulary.verbs, query: vocabulary.queries, procedure: vocabulary.procedures, definition: vocabulary.definitions };
  return lists[sort]?.find((phrase) => phrase.id === id);
}

/** A text between fences, as Markdown. */
export function fenced(text: string): string {
  return `\`\`\`dradis\n${text}\n\`\`\``;
}

/** How a phrase is said, its doc and its example. Empty for what is no phrase. */
export function phraseDocument(vocabulary: Vocabulary, { sort, id, text }: { readonly sort: string; readonly id: string; readonly text: string }): string {
  const phrases = sort === 'word' ? beginningWith(vocabulary, text) : [phraseOf(vocabulary, sort, id)].filter((phrase) => phrase !== undefined);
  return phrases
    .slice(0, 3)
    .map(({ phrases: patterns, doc, example }) => [fenced(patterns.join('\n')), ...(doc === undefined ? [] : [doc]), ...(example === undefined ? [] : [`For example:\n${fenced(example)}`])].join('\n\n'))
    .join('\n\n');
}

/** Statements whose first word is this. */
function beginningWith({ verbs, procedures }: Vocabulary, word: string): Phrase[] {
  const begins = (pattern: string): boolean => (/[A-Za-z][\w/()-]*/.exec(pattern.replaceAll(/\{[^}]*\}/g, ''))?.[0] ?? '').replaceAll(/[()]/g, '').split('/').includes(word);
  return [...verbs, ...procedures].filter(({ phrases }) => phrases.some(begins));
}
