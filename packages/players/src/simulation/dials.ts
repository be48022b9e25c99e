/** The dials of a pack: numbers of things there is one of, such as the level of fuel. Must name no content. */
import type { Game, State } from '@dradis/engine';

/** A number that changes in the course of a game. */
export interface Dial {
  /** Attribute and thing, as in `level of fuel`. */
  readonly name: string;
  /** Undefined while it has no number. */
  readonly read: (state: State) => number | undefined;
}

/** The public ones of a game, in the order of the pack. */
export function dialsOf({ pack: { compiled, layoutFor }, state }: Game): Dial[] {
  const layout = layoutFor(state.players);
  const single = new Set(compiled.things.filter(({ copies }) => (typeof copies === 'number' ? copies : copies.reduce((sum, { count }) => sum + count, 0)) === 1).map(({ id }) => id));
  return layout.attributes.flatMap(({ index, id, type, lo, hi, fixed, secret }) => {
    if (type !== 'number' || fixed !== null || secret) return [];
    return Array.from({ length: hi - lo }, (_, place) => ({ thing: layout.ids[lo + place] ?? '', place })).flatMap(({ thing, place }): Dial[] => {
      const read = (state: State): number | undefined => {
        const value = state.attrs[index]?.[place];
        return typeof value === 'number' ? value : undefined;
      };
      return single.has(thing) ? [{ name: `${id} of ${thing}`, read }] : [];
    });
  });
}
