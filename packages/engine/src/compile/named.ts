/** Looks names of a compiled pack up. Must only say that a name is unknown, never guess. */
import { shown } from '../errors/shown.js';
import type { Compiler } from './compiler.js';

/** The index of `name` in a table. Throws BrokenDocument when the table has no such name. */
export function indexOf(
  c: Pick<Compiler, 'fail'>,
  table: ReadonlyMap<string, number>,
  name: unknown,
  what: string,
  at: string,
): number {
  if (typeof name !== 'string') return c.fail(at, `expected the id of a ${what}, found ${shown(name)}`);
  const index = table.get(name);
  return index ?? c.fail(at, `there is no ${what} called "${name}"`);
}
