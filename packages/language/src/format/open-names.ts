// Names for texts whose scope is not known: any word the game does not use may be one. Must not be used to compile.
import { createNames, type Names } from '../check/names.js';
import { UNKNOWN } from '../check/types.js';
import { RESERVED, type Lexicon } from '../match/lexicon.js';
import { parsePhrase } from '../match/pattern.js';

/** Names that take every strange word for a name of unknown type, and know `you` and `this`. */
export function openNames(lexicon: Lexicon, words: ReadonlySet<string>): Names {
  const names = createNames();
  for (const [slot, name] of ['you', 'this'].entries()) {
    names.bind({ name, type: name === 'you' ? 'thing:player' : UNKNOWN, slot, settable: true, token: null });
  }
  return opened(names);

  function opened(inner: Names): Names {
    return {
      ...inner,
      tolerant: true,
      at(tokens, start) {
        const found = inner.at(tokens, start);
        const token = tokens[start];
        if (found.length > 0 || token?.kind !== 'word') return found;
        const known = RESERVED.has(token.text) || words.has(token.text) || lexicon.names.reach(tokens, start).end > start;
        if (known) return [];
        const value = { name: token.text, type: UNKNOWN, slot: -1, settable: true, token: null };
        return [{ end: start + 1, value }];
      },
      inner: () => opened(inner.inner()),
    };
  }
}

/** Every word that phrases, nouns and built-in statements use. */
export function phraseWords({ vocabulary }: Lexicon, patterns: readonly string[]): Set<string> {
  const { verbs, procedures, queries, definitions, kinds } = vocabulary;
  const all = [...patterns, ...[verbs, procedures, queries, definitions].flatMap((list) => list.flatMap(({ phrases }) => phrases))];
  const words = new Set('in of than where who which whose are least most more less fewer one up at to from'.split(' '));
  for (const pattern of all) {
    for (const element of parsePhrase(pattern).elements) {
      const parts = element.element === 'optional' ? element.words : element.element === 'word' ? [element] : [];
      for (const part of parts) for (const word of part.words) words.add(word);
    }
  }
  for (const { singular, plural } of kinds) for (const word of `${singular} ${plural}`.split(' ')) words.add(word.toLowerCase());
  return words;
}
