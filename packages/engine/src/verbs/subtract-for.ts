/** The verb `subtract … from … for …`. Must leave tallies to `state/`. */
import { addPart, PART_PLAIN } from '../state/tallies.js';
import type { VerbDeclaration } from './verb.js';

/** Subtracts from a tally, on account of a thing. */
export const subtractFor: VerbDeclaration = {
  id: 'subtract-for',
  phrases: ['subtract {n:number} from {t:tally} for {source:thing}'],
  returns: null,
  doc: 'Subtracts from a number that keeps what it is made of, with a thing as the reason.',
  example: 'subtract 2 from that die for this',
  face: { en: 'subtract {n} from {t}', fr: 'retranchez {n} de {t}' },
  run: (m, n, t, source) => {
    addPart(m, t as number, -(n as number), source as number, PART_PLAIN);
  },
};
