/** The query `larger of`. Must not change anything. */
import type { QueryDeclaration } from './query.js';

/** The larger number. */
export const largerOf: QueryDeclaration = {
  id: 'larger-of',
  phrases: ['larger of {a:number} and {b:number}'],
  returns: 'number',
  doc: 'The larger of two numbers.',
  example: 'set fuel to larger of 0 and fuel - 2',
  face: { en: 'the larger of {a} and {b}', fr: 'le plus grand de {a} et {b}' },
  run: (_m, a, b) => Math.max(a as number, b as number),
};
