/** Paths in the state tree: where a thing, zone or player stands in it. Must agree with `tree.ts`, which builds it. */
import type { State } from '@dradis/engine';
import type { Catalogue } from './catalogue.js';

/** Variables of the game. */
export const GAME = 'game';

function slug(words: string): string {
  return words.toLowerCase().replaceAll(' ', '-');
}

/** The group of things that lie in no zone, by their family: `resources`. */
export function groupOf(names: Catalogue, entity: number): string {
  return slug(names.plural(names.family(entity)));
}

/** A zone's own key: `hand` for `hand@2`. */
export function zoneKey(names: Catalogue, zone: number): string {
  return names.ownerOf(zone) < 0 ? names.id(zone) : names.id(zone).replace(/@\d+$/, '');
}

/** The path of an entity as things stand in `state`. */
export function pathOf(names: Catalogue, state: State, entity: number): string {
  if (names.isPlayer(entity)) return `players/${names.id(entity)}`;
  if (names.isZone(entity)) {
    const owner = names.ownerOf(entity);
    return owner < 0 ? `zones/${names.id(entity)}` : `players/${names.id(owner)}/${zoneKey(names, entity)}`;
  }
  const zone = state.zoneOf[entity] ?? -1;
  return zone < 0 ? `${groupOf(names, entity)}/${names.id(entity)}` : `${pathOf(names, state, zone)}/${names.id(entity)}`;
}
