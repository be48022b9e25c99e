/** The verb `shuffle`. Must leave the shuffling to `components/`. */
import { shuffleZone } from '../components/shuffle-zone.js';
import type { VerbDeclaration } from './verb.js';

/** Shuffles a zone. */
export const shuffle: VerbDeclaration = {
  id: 'shuffle',
  phrases: ['shuffle {z:zone}'],
  returns: null,
  doc: 'Puts what is in a zone into a random order, face down.',
  example: 'shuffle crisis-deck',
  face: { en: 'shuffle {z}', fr: 'mélangez {z}' },
  run: (m, z) => {
    shuffleZone(m, z as number);
  },
};
