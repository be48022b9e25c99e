// Canonical spelling of declared words: singular or plural by the number before, the verb by its subject. Must not change
// what a sentence means.
import type { Edit, Node } from './node.js';
import type { SlotElement, WordElement } from './pattern.js';

/** Changes that would put the words of a matched pattern into canonical form; `parts` stand in its slots. */
export function spellingEdits(elements: readonly (WordElement | SlotElement)[], parts: readonly Node[], from: number, words: (at: number) => string): Edit[] {
  const edits: Edit[] = [];
  let at = from;
  let slot = 0;
  let number: Node | null = null;
  let subject: Node | null = null;
  for (const element of elements) {
    if (element.element === 'slot') {
      const part = parts[slot];
      slot += 1;
      if (part === undefined) return edits;
      if (part.type === 'number') number = part;
      subject = part;
      at = part.to;
      continue;
    }
    const wanted = element.variation === 'number' ? byNumber(element, number) : element.variation === 'choice' ? bySubject(element, subject) : null;
    if (wanted !== null && words(at) !== wanted) edits.push({ from: at, to: at + 1, text: wanted });
    subject = null;
    at += 1;
  }
  return edits;
}

function byNumber({ words }: WordElement, number: Node | null): string | null {
  if (number === null) return null;
  return (number.op === 'number' && number.value === 1 ? words[0] : words[1]) ?? null;
}

/** Of `draws/draw` after its subject, the form that agrees. */
function bySubject({ words }: WordElement, subject: Node | null): string | null {
  const singular = words.find((word) => words.some((other) => word === `${other}s` || word === `${other}es`));
  const plural = words.find((word) => word !== singular);
  if (subject === null || singular === undefined || plural === undefined || words.length !== 2) return null;
  return isPlural(subject) ? plural : singular;
}

function isPlural(subject: Node): boolean {
  if (subject.op === 'each' || subject.op === 'value') return subject.args.some(isPlural);
  if (subject.op === 'local') return subject.id === 'you';
  if (subject.op === 'list') return subject.args.length > 1;
  // An edit puts the noun into its other form.
  return subject.op === 'select' && (subject.value === 'plural') === ((subject.edits ?? []).length === 0);
}
