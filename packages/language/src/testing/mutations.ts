// Broken texts made from right ones. Must not be used outside tests.
import fc from 'fast-check';
import { corpus } from './corpus.js';

const PIECES = /\r?\n *|[A-Za-z0-9-]+|'s|"[^"\n]*"|[^\sA-Za-z0-9]/g;
const STRANGE = ['zzz', ':', '(', ')', ',', '"', "'s", '\n', '\n    ', '\t', '§', '1-4', '7', 'as', 'of', 'it', 'is', '#', 'otherwise', 'and', '__proto__', 'constructor'];

/** A text of the corpus with a few of its pieces dropped, doubled, swapped or replaced. */
export const brokenTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...corpus),
    fc.array(fc.tuple(fc.nat(200), fc.constantFrom('drop', 'double', 'swap', 'insert', 'replace'), fc.constantFrom(...STRANGE)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([text, edits]) => {
    const pieces = [...text.matchAll(PIECES)].map(([piece]) => piece);
    for (const [where, how, strange] of edits) {
      const at = where % Math.max(1, pieces.length);
      const piece = pieces[at] ?? '';
      if (how === 'drop') pieces.splice(at, 1);
      else if (how === 'double') pieces.splice(at, 0, piece);
      else if (how === 'swap') pieces.splice(at, 2, pieces[at + 1] ?? '', piece);
      else if (how === 'insert') pieces.splice(at, 0, strange);
      else pieces[at] = strange;
    }
    return pieces.join(' ').replace(/ ?\n( *) /g, '\n$1');
  });
