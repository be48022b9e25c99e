/** The verb `subtract … from`. Must leave tallies to `state/`. */
import { runningSource } from '../machine/place.js';
import { addPart, PART_PLAIN } from '../state/tallies.js';
import type { VerbDeclaration } from './verb.js';

/** Subtracts from a tally, with the running effect's thing as source. */
export const subtract: VerbDeclaration = {
  id: 'subtract',
  phrases: ['subtract {n:number} from {t:tally}'],
  returns: null,
  doc: 'Subtracts from a number that keeps what it is made of.',
  example: 'subtract 2 from that die',
  face: { en: 'subtract {n} from {t}', fr: 'retranchez {n} de {t}' },
  run: (m, n, t) => {
    addPart(m, t as number, -(n as number), runningSource(m), PART_PLAIN);
  },
};
