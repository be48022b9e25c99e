// Canonical spelling of declared words: singular or plural by the number before, the verb by its subject. Must not change
// what a sentence means.
import type { Edit, Node, Reading } from './node.js';
import type { SlotElement, WordElement } from './pattern.js';

/** Changes that would put the words of a matched pattern into canonical form; `parts` stand in its slots. */
export function spellingEdits(elements: readonly (WordElement | SlotElement)[], parts: readonly Pick<Reading, 'node' | 'end'>[], from: number, words: (at: number) => string): Edit[] {
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
      if (part.node.type === 'number') number = part.node;
      subject = part.node;
      // A candidate stands nowhere: what is said of it goes on behind `that`.
      at = part.end;
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
  // The noun that a clause belongs to is not known here, so its verb stays as it is.
  if (subject === null || subject.op === 'candidate' || singular === undefined || plural === undefined || words.length !== 2) return null;
  return isPlural(subject) ? plural : singular;
}

function isPlural(subject: Node): boolean {
  if (subject.op === 'each' || subject.op === 'value') return subject.args.some(isPlural);
  if (subject.op === 'local') return subject.id === 'you';
  if (subject.op === 'list') return subject.args.length > 1;
  // An edit puts the noun into its other form.
  return subject.op === 'select' && (subject.value === 'plural') === ((subject.edits ?? []).length === 0);
}
