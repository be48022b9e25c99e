/** The verb `add … to … for …`. Must leave tallies to `state/`. */
import { addPart, PART_PLAIN } from '../state/tallies.js';
import type { VerbDeclaration } from './verb.js';

/** Adds to a tally, on account of a thing. */
export const addFor: VerbDeclaration = {
  id: 'add-for',
  phrases: ['add {n:number} to {t:tally} for {source:thing}'],
  returns: null,
  doc: 'Adds to a number that keeps what it is made of, with a thing as the reason.',
  example: 'add 2 to that die for this',
  face: { en: 'add {n} to {t}', fr: 'ajoutez {n} à {t}' },
  run: (m, n, t, source) => {
    addPart(m, t as number, n as number, source as number, PART_PLAIN);
  },
};
