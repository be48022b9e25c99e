/** The query `smaller of`. Must not change anything. */
import type { QueryDeclaration } from './query.js';

/** The smaller number. */
export const smallerOf: QueryDeclaration = {
  id: 'smaller-of',
  phrases: ['smaller of {a:number} and {b:number}'],
  returns: 'number',
  doc: 'The smaller of two numbers.',
  example: 'draw smaller of 2 and (the number of cards) cards',
  face: { en: 'the smaller of {a} and {b}', fr: 'le plus petit de {a} et {b}' },
  run: (_m, a, b) => Math.min(a as number, b as number),
};
