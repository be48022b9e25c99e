/** Reads the slots of a phrase pattern. Must not read anything else of it: matching is the language's business. */

/** A slot of a phrase: `{name:type}`, `{name:type*}` (a list), `{name?:type}` (none is accepted). */
export interface PhraseSlot {
  /** What the pattern calls it. */
  name: string;
  /** The type in the words of the pattern, as in `number` or the name of a kind. */
  type: string;
  /** Whether it takes several. */
  list: boolean;
  /** Whether it accepts none. */
  optional: boolean;
}

const SLOT = /\{([a-z][a-z0-9-]*)(\??):([a-z][a-z -]*)(\*?)\}/g;

/** The slots of a pattern, in order. */
export function phraseSlots(pattern: string): PhraseSlot[] {
  return [...pattern.matchAll(SLOT)].map(([, name = '', optional, type = '', list]) => ({
    name,
    type,
    list: list === '*',
    optional: optional === '?',
  }));
}
