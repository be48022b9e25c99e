/** How often each statement of the pack was carried out on the recorded line. Must count what `into` would stop at. */
import type { Line } from '../record/line.js';
import { FRESH } from '../record/tape.js';
import type { StatementHits } from '../types/provenance.js';

/** All statements of the pack in the order of their programs; those never reached have no hits. */
export function coverageOf(line: Line): StatementHits[] {
  const { tape } = line.reel;
  const hits = new Map<number, number>();
  for (let at = 0; at <= tape.last; at++) {
    if (tape.has(at, FRESH)) hits.set(tape.statement(at), (hits.get(tape.statement(at)) ?? 0) + 1);
  }
  return line.statements.all.map(({ number, place }) => ({ ...place, hits: hits.get(number) ?? 0 }));
}
