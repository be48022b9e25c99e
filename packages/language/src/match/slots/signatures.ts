// Slots for events, quantities, effect fields, procedures and bands: words that name one of a declared set.
import { readArguments } from '../arguments.js';
import type { MatchContext, SpecialSlot } from '../context.js';
import { Level, node, reading, type Reading } from '../node.js';
import type { Found, WordTrie } from '../word-trie.js';

function named<T>(m: MatchContext, trie: WordTrie<T>, at: number, what: string): Found<T>[] {
  const found = trie.at(m.tokens, at);
  if (found.length > 0) return found;
  const reached = trie.reach(m.tokens, at);
  if (reached.end > at) m.failures.words(reached.end, reached.words);
  else m.failures.type(at, `special:${what}`, null);
  return found;
}

/** An event with its participants: `a viper is attacked (viper = v)`. */
export const event: SpecialSlot = (m, at, it) =>
  named(m, m.lexicon.events, at, 'event').flatMap(({ end, value }) =>
    readArguments(m, value, end, it).map((given) => {
      const made = node('event', 'none', at, given.end, { id: value.id, args: given.args });
      return reading(made, Level.Any, given.parts);
    }),
  );

/** A quantity. */
export const quantity: SpecialSlot = (m, at) =>
  named(m, m.lexicon.quantities, at, 'quantity').map(({ end, value }) =>
    reading(node('quantity', 'none', at, end, { id: value.id }), Level.Any),
  );

/** What a quantity named before comes with; may be empty. */
export const quantityArguments: SpecialSlot = (m, at, it, captured) => {
  const id = captured.find(({ node: { op } }) => op === 'quantity')?.node.id;
  const signature = m.lexicon.vocabulary.quantities.find((candidate) => candidate.id === id);
  if (signature === undefined) return [];
  return readArguments(m, signature, at, it).map((given) =>
    reading(node('arguments', 'none', at, given.end, { args: given.args }), Level.Any, given.parts),
  );
};

/** The words of an effect field; kinds may share them. */
export const field: SpecialSlot = (m, at) => {
  const found = named(m, m.lexicon.fields, at, 'field');
  const ends = new Map(found.map(({ end, value }) => [end, value.words]));
  return [...ends].map(([end, words]) => reading(node('field', 'none', at, end, { value: words }), Level.Any));
};

/** A thing that can have the field named before; `id` is that of the field of its kind. */
export const fieldOwner: SpecialSlot = (m, at, it, captured) => {
  const words = captured.find(({ node: { op } }) => op === 'field')?.node.value;
  return m.lexicon.vocabulary.effectFields
    .filter((entry) => entry.words === words)
    .flatMap((entry) =>
      m.wanted(at, `thing:${entry.of}`, Level.Any, it).map((thing): Reading => {
        const made = node('field-of', 'none', thing.node.from, thing.end, { id: entry.id, args: [thing.node] });
        return reading(made, Level.Any, [thing]);
      }),
    );
};

/** The id of a procedure, as one word or several. */
export const procedure: SpecialSlot = (m, at) =>
  named(m, m.lexicon.procedures, at, 'procedure').map(({ end, value }) =>
    reading(node('procedure', 'none', at, end, { id: value.id }), Level.Any),
  );

/** Quoted text. */
export const quoted: SpecialSlot = (m, at) => (m.tokens[at]?.kind === 'text' ? m.wanted(at, 'text', Level.Atom, null) : []);

/** `1-4`, `8`, `9 or more`, `0 or less`: a `band` node with the ends as `args`; an open end is `absent`. */
export const band: SpecialSlot = (m, at) => {
  const token = m.tokens[at];
  if (token?.kind === 'range') {
    const [low = 0, high = 0] = token.text.split('-').map(Number);
    return [bandReading(at, at + 1, low, high)];
  }
  if (token?.kind !== 'number') return [];
  const value = Number(token.text);
  if (!m.is(at + 1, 'or')) return [bandReading(at, at + 1, value, value)];
  if (m.is(at + 2, 'more')) return [bandReading(at, at + 3, value, null)];
  if (m.is(at + 2, 'less')) return [bandReading(at, at + 3, null, value)];
  m.failures.words(at + 2, ['more', 'less']);
  return [];
};

function bandReading(from: number, to: number, low: number | null, high: number | null): Reading {
  const end = (value: number | null) =>
    value === null ? node('absent', 'none', from, to) : node('number', 'number', from, to, { value });
  return reading(node('band', 'none', from, to, { args: [end(low), end(high)] }), Level.Any);
}
