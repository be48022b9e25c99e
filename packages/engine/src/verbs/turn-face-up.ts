/** The verb `turn … face up`. Must leave the turning to `components/`. */
import { turnThing } from '../components/turn-thing.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Turns things face up: everybody sees them. */
export const turnFaceUp: VerbDeclaration = {
  id: 'turn-face-up',
  phrases: ['turn {x:thing*} face up'],
  returns: null,
  doc: 'Turns things face up, so that everybody sees what they are.',
  example: 'turn this face up',
  face: { en: 'turn {x} face up', fr: 'retournez {x} face visible' },
  run: (m, x) => {
    for (const thing of toList(x)) turnThing(m, thing, true);
  },
};
