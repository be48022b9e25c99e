/** The numbers a game ended with, by name. Must name no content: the pack's declarations say what there is. */
import type { Game } from '@dradis/engine';
import { dialsOf } from './dials.js';

/** Attributes that change of things there is one of (`level of fuel`), and public variables (`distance`); numbers only. */
export function finalValues(game: Game): Record<string, number> {
  const { pack, state } = game;
  const values: Record<string, number> = {};
  for (const { name, read } of dialsOf(game)) {
    const value = read(state);
    if (value !== undefined) values[name] = value;
  }
  for (const [index, { id, type, secret }] of pack.compiled.variables.entries()) {
    const value = state.vars[index];
    if (type === 'number' && !secret && typeof value === 'number') values[id] = value;
  }
  return values;
}
