// Names bound in an effect: parameters and what statements make. Must not know the vocabulary or allocate slots.
import type { Token } from '../syntax/token.js';
import { splitName, spellings, type Found } from '../match/word-trie.js';
import type { TypeTag } from '../vocabulary.js';

/** A name and the slot it stands for. */
export interface Binding {
  readonly name: string;
  readonly type: TypeTag;
  readonly slot: number;
  readonly settable: boolean;
  /** Where it was bound, for messages; null for parameters. */
  readonly token: Token | null;
}

/** The names visible at a place. Blocks see the names around them; names of a block end with it. */
export interface Names {
  /** Names that start at a token. */
  at(tokens: readonly Token[], start: number): Found<Binding>[];
  get(name: string): Binding | undefined;
  all(): Binding[];
  /** The same for names that stand for the same: what is read by one is read by the other. */
  key(): string;
  bind(binding: Binding): void;
  inner(): Names;
  /** Set where a statement that may have bound names failed: names not found then are not reported. */
  tolerant: boolean;
}

/** Names inside an optional outer scope. */
export function createNames(outer: Names | null = null): Names {
  const own: Binding[] = [];
  const byFirst = new Map<string, { words: string[]; binding: Binding }[]>();
  let key = '';
  const names: Names = {
    tolerant: outer?.tolerant ?? false,
    at(tokens, start) {
      const found: Found<Binding>[] = outer === null ? [] : outer.at(tokens, start);
      const first = tokens[start];
      if (first?.kind !== 'word') return found;
      for (const { words, binding } of byFirst.get(first.text) ?? []) {
        if (words.every((word, index) => tokens[start + index]?.kind === 'word' && tokens[start + index]?.text === word)) {
          found.push({ end: start + words.length, value: binding });
        }
      }
      return found;
    },
    get: (name) => own.find((binding) => binding.name === name) ?? outer?.get(name),
    all: () => [...(outer?.all() ?? []), ...own],
    key: () => (outer === null ? key : outer.key() + key),
    bind(binding) {
      if (binding.name === '') return;
      own.push(binding);
      key += `${binding.name} ${binding.type} ${binding.slot} ${String(binding.settable)}\n`;
      for (const spelling of spellings(binding.name)) {
        const words = splitName(spelling);
        const [first = ''] = words;
        byFirst.set(first, [...(byFirst.get(first) ?? []), { words, binding }]);
      }
    },
    inner: () => createNames(names),
  };
  return names;
}
