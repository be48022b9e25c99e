// Phrase patterns as declarations write them. Must not resolve slot types: it knows no kinds.

/** A literal word: any of `words` fits. */
export interface WordElement {
  /** Tells it from other elements of a pattern. */
  readonly element: 'word';
  /** Lower case, in the order written; never empty. `card(s)` gives card, cards. */
  readonly words: readonly string[];
  /** `number`: the first word is singular, the second plural. `choice`: they mean the same. */
  readonly variation: 'none' | 'number' | 'choice';
}

/** A slot. */
export interface SlotElement {
  /** Tells it from other elements of a pattern. */
  readonly element: 'slot';
  /** What the pattern calls it. */
  readonly name: string;
  /** As written: `number`, `viper`, `viper*`. */
  readonly type: string;
  /** `{x?:type}`: none is a value like any other here. */
  readonly optional: boolean;
}

/** Words that may be left out together. */
export interface OptionalElement {
  /** Tells it from other elements of a pattern. */
  readonly element: 'optional';
  /** In order; never empty. */
  readonly words: readonly WordElement[];
}

/** A part of a pattern. */
export type PatternElement = WordElement | SlotElement | OptionalElement;

/** A pattern taken apart. */
export interface ParsedPhrase {
  /** In order. */
  readonly elements: readonly PatternElement[];
  /** Slots in the order they stand. */
  readonly slots: readonly SlotElement[];
  /** What is wrong with it, in words; empty when it is sound. */
  readonly problems: readonly string[];
}

const PART = /\{([^}]*)\}|\(([^)]*)\)|'s|,|[^\s{}(),']+(?:\([A-Za-z]+\))?|\S/g;
const WORD = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** More patterns than a game declares: those of packs that are no longer there must not be kept for ever. */
const MOST_KEPT = 5000;
const kept = new Map<string, ParsedPhrase>();

/**
 * Takes a pattern apart: literal words, `{name:type}` and `{name?:type}` slots, `(optional words)`, `card(s)`,
 * `draws/draw`, `'s`. Never throws. The same pattern stands in the language of every cast, so what was found is kept.
 */
export function parsePhrase(pattern: string): ParsedPhrase {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const parsed = takeApart(pattern);
  kept.set(pattern, parsed);
  return parsed;
}

function takeApart(pattern: string): ParsedPhrase {
  const elements: PatternElement[] = [];
  const problems: string[] = [];
  for (const match of pattern.matchAll(PART)) {
    const [part, slot, optional] = match;
    if (slot !== undefined) elements.push(...parseSlot(slot, problems));
    else if (optional !== undefined) {
      const words = optional.split(/\s+/).filter((word) => word !== '').map((word) => parseWord(word, problems));
      elements.push({ element: 'optional', words });
    } else elements.push(parseWord(part, problems));
  }
  const slots = elements.filter((element) => element.element === 'slot');
  if (!elements.some(({ element }) => element === 'word')) problems.push('it has no word of its own');
  const names = slots.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) problems.push(`it has two slots called '${twice}'`);
  return { elements, slots, problems };
}

function parseSlot(text: string, problems: string[]): SlotElement[] {
  const match = /^\s*([A-Za-z][A-Za-z0-9-]*)(\?)?\s*:\s*([A-Za-z][A-Za-z0-9 -]*\*?)\s*$/.exec(text);
  const [, name, optional, type] = match ?? [];
  if (name === undefined || type === undefined) {
    problems.push(`'{${text}}' is not a slot; write {name:type}`);
    return [];
  }
  return [{ element: 'slot', name, type: type.trim(), optional: optional !== undefined }];
}

function parseWord(part: string, problems: string[]): WordElement {
  const suffixed = /^([^()]+)\(([A-Za-z]+)\)$/.exec(part);
  const [, stem, suffix] = suffixed ?? [];
  if (stem !== undefined && suffix !== undefined) {
    const words = [stem.toLowerCase(), `${stem}${suffix}`.toLowerCase()];
    return { element: 'word', words: checked(words, part, problems), variation: 'number' };
  }
  const words = part.toLowerCase().split('/');
  return { element: 'word', words: checked(words, part, problems), variation: words.length > 1 ? 'choice' : 'none' };
}

function checked(words: string[], part: string, problems: string[]): string[] {
  const sound = words.every((word) => WORD.test(word) || word === "'s" || word === ',');
  if (!sound) problems.push(`'${part}' is not a word`);
  return words;
}

/** The pattern with its optional words in or out, in every combination (at most 16). */
export function variantsOf(elements: readonly PatternElement[]): (WordElement | SlotElement)[][] {
  let variants: (WordElement | SlotElement)[][] = [[]];
  for (const element of elements) {
    if (element.element !== 'optional') {
      for (const variant of variants) variant.push(element);
    } else if (variants.length <= 8) {
      variants = variants.flatMap((variant) => [[...variant, ...element.words], variant]);
    } else {
      for (const variant of variants) variant.push(...element.words);
    }
  }
  return variants;
}
