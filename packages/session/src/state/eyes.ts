/** What a seat may know of a state. Must only ask the engine's views, which alone decide it. */
import { type Game } from '@dradis/engine';
import { type Seat } from '../types.js';
import { type Catalogue } from './catalogue.js';

/** A seat looking at one state. */
export interface Eyes {
  /** Whether it may know secrets of the pack: variables and attributes nobody is told. */
  all: boolean;
  /** Whether it may know which component `entity` is. */
  knows: (entity: number) => boolean;
  /** What it calls a component that lies at `index` of a zone and that it may not know: `?17`. */
  handle: (zone: number, index: number) => string;
  /** Who may know which component it is, for people; undefined when everybody may. Only for the seat `everything`. */
  who: (entity: number) => string | undefined;
}

/** What the engine shows to a seat. Throws BrokenDocument for a seat that is not there. */
export function engineView(game: Game, seat: Seat): ReturnType<Game['view']> {
  return game.view(seat as Parameters<Game['view']>[0]);
}

function known(game: Game, names: Catalogue, seat: Seat): ReadonlySet<number> {
  return new Set(engineView(game, seat).things.map((thing) => names.entity(thing.id)));
}

function everything(game: Game, names: Catalogue): Eyes {
  const open = known(game, names, 'spectator');
  const players = names.players.map((player) => ({ title: names.label(player), knows: known(game, names, names.id(player)) }));
  return {
    all: true,
    knows: () => true,
    handle: () => '',
    who: (entity) => {
      if (open.has(entity)) return undefined;
      const knowing = players.filter((one) => one.knows.has(entity)).map((one) => one.title);
      return knowing.length === 0 ? 'nobody' : knowing.join(', ');
    },
  };
}

/** The eyes of a seat at the game as it stands; good until the game goes on. Throws BrokenDocument for an unknown seat. */
export function eyesOf(game: Game, names: Catalogue, seat: Seat): Eyes {
  if (seat === 'everything') return everything(game, names);
  const view = engineView(game, seat);
  const seen = new Set(view.things.map((thing) => names.entity(thing.id)));
  const contents = new Map(view.zones.map((zone) => [names.entity(zone.id), zone.contents]));
  return {
    all: false,
    knows: (entity) => names.isPlayer(entity) || seen.has(entity),
    handle: (zone, index) => contents.get(zone)?.[index] ?? '?',
    who: () => undefined,
  };
}
