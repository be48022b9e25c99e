/** The verb `turn … face down`. Must leave the turning to `components/`. */
import { turnThing } from '../components/turn-thing.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Turns things face down. */
export const turnFaceDown: VerbDeclaration = {
  id: 'turn-face-down',
  phrases: ['turn {x:thing*} face down'],
  returns: null,
  doc: 'Turns things face down.',
  example: 'turn this face down',
  face: { en: 'turn {x} face down', fr: 'retournez {x} face cachée' },
  run: (m, x) => {
    for (const thing of toList(x)) turnThing(m, thing, false);
  },
};
