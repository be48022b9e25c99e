// A line of a table in the words it is written with. Must not judge it.
import { LOWEST } from './walk.js';

/** `3`, `1-4`, `7 or more` or `3 or less`. */
export function bandWords(low: number, high: number | null): string {
  if (high === null) return `${low} or more`;
  if (low === LOWEST) return `${high} or less`;
  return low === high ? `${low}` : `${low}-${high}`;
}
