/** The verb `add … to`. Must leave tallies to `state/`. */
import { runningSource } from '../machine/place.js';
import { addPart, PART_PLAIN } from '../state/tallies.js';
import type { VerbDeclaration } from './verb.js';

/** Adds to a tally, with the running effect's thing as source. */
export const add: VerbDeclaration = {
  id: 'add',
  phrases: ['add {n:number} to {t:tally}'],
  returns: null,
  doc: 'Adds to a number that keeps what it is made of.',
  example: 'add 3 to strength',
  face: { en: 'add {n} to {t}', fr: 'ajoutez {n} à {t}' },
  run: (m, n, t) => {
    addPart(m, t as number, n as number, runningSource(m), PART_PLAIN);
  },
};
