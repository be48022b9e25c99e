// Patterns merged by common beginnings. Must not read tokens: walking it is the matcher's.
import type { TypeTag } from '../vocabulary.js';
import type { SlotElement, WordElement } from './pattern.js';

/** What a slot of the trie takes. */
export interface SlotSpec {
  /** Wanted type, or `special:NAME` for a slot with its own way of reading. */
  readonly type: TypeTag;
  /** Loosest level an expression here may have. */
  readonly level: number;
  /** Whether a list may stand where one thing is wanted, repeating the statement. */
  readonly distributes: boolean;
}

/** A place in the trie. */
export interface TrieNode<T> {
  readonly words: Map<string, TrieNode<T>>;
  readonly slots: SlotEdge<T>[];
  readonly ends: PhraseEnd<T>[];
}

/** A slot with what follows it. */
export interface SlotEdge<T> {
  readonly slot: SlotSpec;
  readonly next: TrieNode<T>;
}

/** A complete pattern. */
export interface PhraseEnd<T> {
  readonly target: T;
  readonly elements: readonly (WordElement | SlotElement)[];
  /** Names of the slots in the order they stand. */
  readonly slots: readonly string[];
}

/** An empty place. */
export function emptyTrie<T>(): TrieNode<T> {
  return { words: new Map(), slots: [], ends: [] };
}

/**
 * Adds one variant of a pattern; `specs` gives the slots in the order they stand. Returns the other targets that have
 * this very pattern already; they keep it.
 */
export function addToTrie<T>(
  root: TrieNode<T>,
  elements: readonly (WordElement | SlotElement)[],
  specs: readonly SlotSpec[],
  target: T,
): T[] {
  const clashes: T[] = [];
  const slots = elements.filter((element) => element.element === 'slot').map(({ name }) => name);
  add(root, 0, 0);
  return clashes;

  function add(at: TrieNode<T>, index: number, slotIndex: number): void {
    const element = elements[index];
    if (element === undefined) {
      const others = at.ends.filter((end) => end.target !== target);
      clashes.push(...others.map((end) => end.target));
      if (at.ends.length === 0) at.ends.push({ target, elements, slots });
      return;
    }
    if (element.element === 'slot') {
      const slot = specs[slotIndex];
      if (slot !== undefined) add(slotEdge(at, slot).next, index + 1, slotIndex + 1);
      return;
    }
    for (const word of element.words) {
      let next = at.words.get(word);
      if (next === undefined) at.words.set(word, (next = emptyTrie()));
      add(next, index + 1, slotIndex);
    }
  }
}

function slotEdge<T>(at: TrieNode<T>, slot: SlotSpec): SlotEdge<T> {
  const same = ({ slot: other }: SlotEdge<T>): boolean =>
    other.type === slot.type && other.level === slot.level && other.distributes === slot.distributes;
  const old = at.slots.find(same);
  if (old !== undefined) return old;
  const made = { slot, next: emptyTrie<T>() };
  at.slots.push(made);
  return made;
}
