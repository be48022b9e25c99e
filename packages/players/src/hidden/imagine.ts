/**
 * A game that, for all a seat knows, might be the one that is played: what the seat cannot see is dealt anew, and so is all
 * chance to come. Must not let anything through that the seat's view does not hold.
 */
import { below, clearForcedDice, cloneGame, type Game, type Layout, mayKnow, reseed } from '@dradis/engine';
import { BASE_ROUNDS, type Round } from './dealing.js';
import { namedByWindows, renameThings } from './rename-things.js';

/** A round with its names looked up. */
interface Deal {
  readonly lo: number;
  readonly hi: number;
  readonly zones: ReadonlySet<number> | null;
  /** Per entity, what must be alike; null when nothing must. */
  readonly groupOf: ((entity: number) => string) | null;
  readonly stays: (entity: number) => boolean;
}

function fixedValue(layout: Layout, attribute: string): (entity: number) => unknown {
  const info = layout.attributes[layout.attributeIndex.get(attribute) ?? -1];
  return (entity) => info?.fixed?.[entity - info.lo];
}

function dealOf(layout: Layout, round: Round): Deal {
  const kind = layout.kinds[layout.kindIndex.get(round.kind) ?? -1];
  const zones = round.zones?.flatMap((id) => {
    const own = layout.perPlayerZone.get(id);
    return own === undefined ? [layout.entityOf.get(id) ?? -1] : Array.from({ length: layout.players }, (_, seat) => own + seat);
  });
  const alike = round.alike?.map((id) => fixedValue(layout, id));
  const except = round.except === undefined ? undefined : fixedValue(layout, round.except);
  return {
    lo: kind?.lo ?? 0,
    hi: kind?.hi ?? 0,
    zones: zones === undefined ? null : new Set(zones),
    groupOf: alike === undefined ? null : (entity) => alike.map((value) => String(value(entity))).join(),
    stays: (entity) => except?.(entity) === 1,
  };
}

/** For a pack of which nothing more is known: within each zone, components of a kind change places. */
function plainDeals(layout: Layout): Deal[] {
  return layout.zones.flatMap((_, zone) =>
    layout.kinds.filter(({ id }) => !layout.kinds.some(({ parent }) => layout.kinds[parent]?.id === id)).map(({ lo, hi }) => ({ lo, hi, zones: new Set([layout.zoneLo + zone]), groupOf: null, stays: () => false })),
  );
}

const DEALS = new WeakMap<Layout, readonly Deal[]>();

function dealsOf(layout: Layout): readonly Deal[] {
  const made = DEALS.get(layout);
  if (made !== undefined) return made;
  const known = BASE_ROUNDS.every(({ kind, zones = [] }) => layout.kindIndex.has(kind) && zones.every((id) => layout.perPlayerZone.has(id) || layout.entityOf.has(id)));
  const deals = known ? BASE_ROUNDS.map((round) => dealOf(layout, round)) : plainDeals(layout);
  DEALS.set(layout, deals);
  return deals;
}

/** Puts the identities at these places into a random order. */
function shuffleAt(places: readonly number[], who: number[], random: number[]): void {
  for (let last = places.length - 1; last > 0; last -= 1) {
    const [a, b] = [places[last] ?? 0, places[below(random, last + 1)] ?? 0];
    const kept = who[a] ?? a;
    who[a] = who[b] ?? b;
    who[b] = kept;
  }
}

/**
 * A copy of the game for the seat that is asked, or for the public when none is. Its view of the copy is, to the last
 * byte, its view of the game.
 *
 * @param random the imagining player's own source; it goes on
 */
export function imagine(game: Game, random: number[]): Game {
  const other = cloneGame(game);
  const { state } = other;
  const layout = game.pack.layoutFor(state.players);
  const seat = state.decision?.player ?? -1;
  const named = namedByWindows(layout, state.frames);
  const who = layout.ids.map((_, entity) => entity);
  const hidden = who.filter((entity) => (state.zoneOf[entity] ?? -1) >= 0 && !mayKnow(game, seat, entity) && !named.has(entity));
  for (const { lo, hi, zones, groupOf, stays } of dealsOf(layout)) {
    const groups = new Map<string, number[]>();
    for (const place of hidden) {
      const identity = who[place] ?? place;
      if (place < lo || place >= hi || stays(identity) || (zones !== null && !zones.has(state.zoneOf[place] ?? -1))) continue;
      const group = groupOf === null ? '' : groupOf(identity);
      const places = groups.get(group);
      if (places === undefined) groups.set(group, [place]);
      else places.push(place);
    }
    for (const places of groups.values()) shuffleAt(places, who, random);
  }
  renameThings(other, who);
  // Who knows the seed knows every shuffle.
  state.seed = '';
  clearForcedDice(other);
  reseed(other, `imagined ${below(random, 0x40000000)}`);
  return other;
}
