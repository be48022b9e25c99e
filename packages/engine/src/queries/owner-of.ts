/** The query `owner of`. Must not change anything. */
import { NONE } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** The player in whose zone a thing is, or whose zone it is. */
export const ownerOf: QueryDeclaration = {
  id: 'owner-of',
  phrases: ['owner of {x:thing}'],
  returns: 'thing:player',
  doc: 'The player in whose own zone a thing is, or to whom a zone belongs; none otherwise.',
  example: 'let holder be owner of this',
  face: { en: 'the owner of {x}', fr: 'le propriétaire de {x}' },
  run: (m, x) => {
    const id = x as number;
    const { zoneLo, zoneHi, zones } = m.layout;
    const place = id >= zoneLo && id < zoneHi ? id : (m.state.zoneOf[id] ?? NONE);
    return place < 0 ? NONE : (zones[place - zoneLo]?.owner ?? NONE);
  },
};
