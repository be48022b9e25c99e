/** What a seat may know of a state. Must only ask the engine's views, which alone decide it. */
import type { Game } from '@dradis/engine';
import type { Seat } from '../types/options.js';
import type { Catalogue } from './catalogue.js';

/** A seat looking at one state. */
export interface Eyes {
  /** Whether it may know secrets of the pack: variables and attributes nobody is told. */
  all: boolean;
  /** Whether it may know which component `entity` is. */
  knows: (entity: number) => boolean;
  /** Whether of a zone it is told no more than the top. */
  topOnly: (zone: number) => boolean;
  /** What it calls a component that lies in a zone and that it may not know: `?17`. */
  handle: (entity: number) => string;
  /** The players who may know which component it is; undefined when everybody may. Only for the seat `everything`. */
  who: (entity: number) => readonly number[] | undefined;
}

/** Eyes that know every component, and do not ask who else does. */
export const ALL_SEEING: Eyes = { all: true, knows: () => true, topOnly: () => false, handle: () => '', who: () => undefined };

/** What the engine shows to a seat. Throws BrokenDocument for a seat that is not there. */
export function engineView(game: Game, seat: Seat): ReturnType<Game['view']> {
  return game.view(seat as Parameters<Game['view']>[0]);
}

function known(game: Game, names: Catalogue, seat: Seat): ReadonlySet<number> {
  return new Set(engineView(game, seat).things.map((thing) => names.entity(thing.id)));
}

/** The eyes of the seat `everything`, which also says who else knows what. */
export function everythingEyes(game: Game, names: Catalogue): Eyes {
  const open = known(game, names, 'spectator');
  const players = names.players.map((player) => ({ player, knows: known(game, names, names.id(player)) }));
  return { ...ALL_SEEING, who: (entity) => (open.has(entity) ? undefined : players.filter((one) => one.knows.has(entity)).map((one) => one.player)) };
}

/** The eyes of a seat at the game as it stands; good until the game goes on. Throws BrokenDocument for an unknown seat. */
export function eyesOf(game: Game, names: Catalogue, seat: Seat): Eyes {
  if (seat === 'everything') return ALL_SEEING;
  const view = engineView(game, seat);
  const seen = new Set(view.things.map((thing) => names.entity(thing.id)));
  const handles = new Map<number, string>();
  const piles = new Set<number>();
  for (const { id, contents, topOnly } of view.zones) {
    const zone = names.entity(id);
    if (topOnly === true) piles.add(zone);
    const entities = game.state.zones[zone - names.layout.zoneLo] ?? [];
    entities.slice(entities.length - contents.length).forEach((entity, i) => handles.set(entity, contents[i] ?? ''));
  }
  return {
    all: false,
    knows: (entity) => names.isPlayer(entity) || names.isZone(entity) || seen.has(entity),
    topOnly: (zone) => piles.has(zone),
    handle: (entity) => handles.get(entity) ?? '?',
    who: () => undefined,
  };
}
