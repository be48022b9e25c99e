/** The query `place of`. Must not change anything. */
import { NONE } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** The zone a thing is in; none when it is in none. */
export const placeOf: QueryDeclaration = {
  id: 'place-of',
  phrases: ['place of {x:thing}'],
  returns: 'thing:zone',
  doc: 'The zone in which a thing is, or none.',
  example: 'let home be place of this',
  face: { en: 'the place of {x}', fr: 'le lieu de {x}' },
  run: (m, x) => m.state.zoneOf[x as number] ?? NONE,
};
