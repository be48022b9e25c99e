/** Which component a question is about. Must not judge whether a seat may know it: the eyes it is given do. */
import { describeFrames, type Game } from '@dradis/engine';
import type { Catalogue } from '../state/catalogue.js';
import type { Eyes } from '../state/eyes.js';

/** Whether something is written on a component that can be carried out: an effect in one of its fields. */
function hasEffects(names: Catalogue, entity: number): boolean {
  const of = new Set(names.layout.pack.effectFields.map((field) => field.of));
  let kind = names.layout.kinds[names.layout.kindOf[entity] ?? -1];
  while (kind !== undefined && !of.has(kind.id)) kind = names.layout.kinds[kind.parent];
  return kind !== undefined;
}

/**
 * The component whose effect is being carried out, or else the nearest one that a rule is being applied to and that has
 * effects of its own: the card at hand. -1 when there is none that `eyes` know.
 */
export function aboutOf(game: Game, names: Catalogue, eyes: Eyes): number {
  for (const frame of describeFrames(game).reverse()) {
    const thing = frame.thing === null ? -1 : names.entity(frame.thing);
    if (thing >= 0 && !names.isPlayer(thing) && eyes.knows(thing)) return thing;
    for (const { type, value } of frame.locals) {
      if (!type.startsWith('thing:') || typeof value !== 'string') continue;
      const entity = names.entity(value);
      if (entity >= 0 && !names.isPlayer(entity) && !names.isZone(entity) && eyes.knows(entity) && hasEffects(names, entity)) return entity;
    }
  }
  return -1;
}
