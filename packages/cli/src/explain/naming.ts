// How people call the players of a pack, told by its shape. Must name no pack.
import type { CompiledPack } from '@dradis/engine';
import type { Naming } from '@dradis/session';

/** Players are called by what they play: the first thing of a kind that an attribute of theirs is named after. */
export function namingOf({ attributes }: CompiledPack): Naming {
  const plays = attributes.find(({ id, of, type }) => of === 'player' && type === `thing:${id}`);
  return plays === undefined ? {} : { players: plays.id };
}
