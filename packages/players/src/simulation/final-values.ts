/** The numbers a game ended with, by name. Must name no content: the pack's declarations say what there is. */
import type { Game } from '@dradis/engine';

/** Attributes that change of things there is one of (`level of fuel`), and public variables (`distance`); numbers only. */
export function finalValues(game: Game): Record<string, number> {
  const { pack, state } = game;
  const { compiled } = pack;
  const layout = pack.layoutFor(state.players);
  const values: Record<string, number> = {};
  const single = new Set(compiled.things.filter(({ copies }) => (typeof copies === 'number' ? copies : copies.reduce((sum, { count }) => sum + count, 0)) === 1).map(({ id }) => id));
  for (const { index, id, type, lo, hi, fixed, secret } of layout.attributes) {
    if (type !== 'number' || fixed !== null || secret) continue;
    for (let entity = lo; entity < hi; entity += 1) {
      const name = layout.ids[entity] ?? '';
      const value = state.attrs[index]?.[entity - lo];
      if (single.has(name) && typeof value === 'number') values[`${id} of ${name}`] = value;
    }
  }
  for (const [index, { id, type, secret }] of compiled.variables.entries()) {
    const value = state.vars[index];
    if (type === 'number' && !secret && typeof value === 'number') values[id] = value;
  }
  return values;
}
