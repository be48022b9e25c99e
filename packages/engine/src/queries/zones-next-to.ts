/** The query `zones next to`. Must not change anything. */
import type { QueryDeclaration } from './query.js';
import { ringOf } from './ring-steps.js';

/** The neighbours on the ring. */
export const zonesNextTo: QueryDeclaration = {
  id: 'zones-next-to',
  phrases: ['zones next to {z:zone}'],
  returns: 'list:zone',
  doc: 'The zones before and after a zone on its ring; empty when its kind is not a ring.',
  example: 'you choose one of zones next to place of this as target',
  face: { en: 'the spaces next to {z}', fr: 'les zones voisines de {z}' },
  run: (m, z) => {
    const ring = ringOf(m, z as number);
    const at = ring.indexOf(z as number);
    if (at < 0 || ring.length < 2) return [];
    const before = ring[(at + ring.length - 1) % ring.length] as number;
    const after = ring[(at + 1) % ring.length] as number;
    return before === after ? [after] : [before, after];
  },
};
