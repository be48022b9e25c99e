// Makes the board out of what a seat may see: the one place where a session's view becomes a BoardModel. Must not show
// anything that the view does not hold, nor name zones or kinds: those come from the layout table.
import {
  isSkill, type BoardArea, type BoardDeck, type BoardDial, type BoardGroup, type BoardModel, type BoardPlace, type BoardPlayer, type BoardRoom, type BoardThing, type BoardTrack,
} from '@dradis/elements';
import type { Change, PlainValue, View, ViewThing, ViewZone } from '@dradis/session';
import type { BoardLayout } from './board-layout.js';
import { initialsOf, seatSign } from './initials.js';
import { touchedBy, type Touched } from './touched.js';

/** What a board is made from. */
export interface BoardSource {
  readonly view: View;
  readonly layout: BoardLayout;
  /** Of the last command. */
  readonly changes: readonly Change[];
  /** Changes with every step. */
  readonly stamp: number;
}

const number = (value: PlainValue | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const text = (value: PlainValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const base = (id: string): string => id.replace(/[#@]\d+$/, '');

/** What the parts of a board need while it is made. */
class Table {
  readonly zones: ReadonlyMap<string, ViewZone>;
  readonly things: ReadonlyMap<string, ViewThing>;
  readonly touched: Touched;
  readonly #damage = new Map<string, number>();

  constructor(readonly source: BoardSource) {
    const { view, layout } = source;
    this.zones = new Map(view.zones.map((zone) => [zone.id, zone]));
    this.things = new Map([...view.players, ...view.things, ...view.zones.flatMap((zone) => zone.things)].map((thing) => [thing.id, thing]));
    this.touched = touchedBy(source.changes);
    for (const token of this.zones.get(layout.damageOn.zone)?.things ?? []) {
      const bearer = text(token.attributes[layout.damageOn.attribute]);
      if (bearer !== undefined) this.#damage.set(bearer, (this.#damage.get(bearer) ?? 0) + 1);
    }
  }

  /** The player's character by title, or the player's own title. */
  person(player: string): { name: string; initial: string } {
    const thing = this.things.get(player);
    const character = this.things.get(text(thing?.attributes[this.source.layout.players.character]) ?? '');
    const name = character?.title ?? undefined;
    return name === undefined ? { name: thing?.title ?? player, initial: seatSign(player) } : { name, initial: initialsOf(name) };
  }

  thing(thing: ViewThing, zone: ViewZone): BoardThing {
    const { layout } = this.source;
    const path = `zones/${zone.id}/${thing.id}`;
    if (thing.kind === null) return { id: thing.id, glyph: layout.areas.includes(zone.id) ? layout.unknownInSpace : 'token', label: 'Face down', tag: '?', path };
    const touched = this.touched.things.has(thing.id);
    if (layout.glyphs[thing.kind] === 'pawn') {
      const name = thing.title ?? thing.id;
      return { id: thing.id, glyph: 'pawn', label: name, tag: initialsOf(name), path, touched };
    }
    const pilot = text(thing.attributes[layout.players.pilot]);
    const damage = this.#damage.get(thing.id);
    const loss = layout.losses[base(thing.id)];
    const title = thing.title ?? thing.id;
    const words = [title, pilot === undefined ? '' : `piloted by ${this.person(pilot).name}`, damage === undefined ? '' : `${String(damage)} damage`];
    const tag = pilot === undefined ? loss : this.person(pilot).initial;
    const skill = thing.attributes[layout.skillAttribute];
    return {
      id: thing.id,
      glyph: layout.glyphs[thing.kind] ?? 'token',
      label: words.filter((word) => word !== '').join(', '),
      path,
      touched,
      ...(isSkill(skill) ? { skill } : {}),
      ...(tag === undefined ? {} : { tag }),
      ...(damage === undefined ? {} : { damage }),
    };
  }

  place(zone: ViewZone): BoardPlace {
    const { layout } = this.source;
    const things = zone.things.filter(({ kind }) => kind !== layout.damageKind).map((thing) => this.thing(thing, zone));
    const owner = zone.owner === null ? '' : `${this.person(zone.owner).name}: `;
    return {
      id: zone.id,
      title: `${owner}${zone.title}`,
      things,
      path: zone.owner === null ? `zones/${zone.id}` : `players/${zone.owner}/${base(zone.id)}`,
      damaged: zone.things.some(({ kind }) => kind === layout.damageKind),
      hazardous: zone.attributes[layout.hazardousAttribute] === true,
      touched: this.touched.zones.has(zone.id),
    };
  }

  places(ids: readonly string[]): BoardPlace[] {
    return ids.map((id) => this.zones.get(id)).filter((zone) => zone !== undefined).map((zone) => this.place(zone));
  }
}

function areasOf(table: Table): BoardArea[] {
  const { layout } = table.source;
  return layout.areas.flatMap((id, sector) => {
    const zone = table.zones.get(id);
    if (zone === undefined) return [];
    const place = table.place(zone);
    return [{ ...place, sector, launch: zone.attributes[layout.launchAttribute] === true, touched: place.touched === true || place.things.some(({ touched }) => touched === true) }];
  });
}

function roomsOf(table: Table): BoardRoom[] {
  return table.source.layout.ship.rooms.flatMap(({ zone: id, column, row }) => {
    const zone = table.zones.get(id);
    return zone === undefined ? [] : [{ ...table.place(zone), column, ...(row === undefined ? {} : { row }) }];
  });
}

function dialsOf({ source: { view, layout, changes } }: Table): BoardDial[] {
  const { kind, value, most, red } = layout.dials;
  return view.things.filter((thing) => thing.kind === kind).map(({ id, title, attributes }) => {
    const change = changes.find(({ path }) => path.endsWith(`/${id}/${value}`));
    const before = Number(change?.before);
    return {
      id,
      title: title ?? id,
      value: number(attributes[value]) ?? 0,
      most: number(attributes[most]) ?? 15,
      redUpTo: number(attributes[red]) ?? 0,
      path: `${kind}s/${id}/${value}`,
      ...(change === undefined || Number.isNaN(before) ? {} : { before }),
    };
  });
}

function tracksOf(table: Table): BoardTrack[] {
  const { view, layout } = table.source;
  return layout.tracks.flatMap(({ id, title, spaces, from }): BoardTrack[] => {
    const last = spaces.length - 1;
    const at = (value: PlainValue | undefined): number => Math.max(0, Math.min(last, number(value) ?? 0));
    if ('variable' in from) {
      if (!Object.hasOwn(view.variables, from.variable)) return [];
      return [{ id, title, spaces, tokens: [{ at: at(view.variables[from.variable]), glyph: from.glyph, label: from.label }], touched: table.touched.variables.has(from.variable) }];
    }
    const zone = table.zones.get(from.zone);
    if (zone === undefined) return [];
    const tokens = zone.things.map((thing) => ({ ...table.thing(thing, zone), at: at(thing.attributes[from.attribute]) }));
    return [{ id, title, spaces, tokens, touched: table.touched.zones.has(zone.id) || tokens.some(({ touched }) => touched === true) }];
  });
}

function decksOf(table: Table): BoardDeck[] {
  return table.source.layout.decks.flatMap(({ zone: id, title, pile: pileId, skill }) => {
    const zone = table.zones.get(id);
    if (zone === undefined) return [];
    const pile = pileId === undefined ? undefined : table.zones.get(pileId);
    return [{
      id,
      title,
      cards: zone.things.length,
      path: `zones/${id}`,
      touched: table.touched.zones.has(id) || (pile !== undefined && table.touched.zones.has(pile.id)) || table.touched.left.has(zone.title),
      ...(pile === undefined || pile.topOnly === true ? {} : { discards: pile.things.length }),
      ...(skill === undefined ? {} : { skill }),
    }];
  });
}

function whereIs(table: Table, player: ViewThing): string {
  const { layout } = table.source;
  const inside = (id: string): ViewZone | undefined => table.source.view.zones.find((zone) => zone.things.some((thing) => thing.id === id));
  const character = text(player.attributes[layout.players.character]) ?? player.id;
  const vessel = text(player.attributes[layout.players.vessel]);
  if (vessel !== undefined) return `${table.things.get(vessel)?.title ?? 'Vessel'}, ${inside(vessel)?.title ?? 'nowhere'}`;
  return inside(character)?.title ?? 'Not on board';
}

function playersOf(table: Table): BoardPlayer[] {
  const { view, layout } = table.source;
  return view.players.map((player, index): BoardPlayer => {
    const { name, initial } = table.person(player.id);
    const counts = layout.players.counts.flatMap(({ zone: wanted, label, always }) => {
      const zone = view.zones.find(({ id, owner }) => owner === player.id && base(id) === wanted);
      return zone === undefined || (zone.things.length === 0 && always !== true) ? [] : [{ label, value: zone.things.length }];
    });
    return {
      id: player.id,
      seat: index + 1,
      name,
      initial,
      where: whereIs(table, player),
      titles: layout.players.titles.filter(({ variable }) => view.variables[variable] === player.id).map(({ title }) => title),
      counts,
      current: view.variables[layout.players.current] === player.id,
      asked: view.waitingFor === player.id,
      revealed: player.attributes[layout.players.revealed] === true,
      touched: table.touched.things.has(player.id) || table.touched.things.has(text(player.attributes[layout.players.character]) ?? ''),
    };
  });
}

function othersOf(table: Table): BoardPlace[] {
  const { view, layout } = table.source;
  const known = new Set([
    ...layout.areas, ...layout.ship.rooms.map(({ zone }) => zone), ...layout.groups.flatMap(({ zones }) => zones), ...layout.unseen, layout.damageOn.zone,
    ...layout.decks.flatMap(({ zone, pile }) => [zone, pile ?? zone]), ...layout.tracks.flatMap(({ from }) => ('zone' in from ? [from.zone] : [])),
    ...layout.players.counts.map(({ zone }) => zone),
  ]);
  return view.zones.filter((zone) => !known.has(base(zone.id)) && zone.things.length > 0).map((zone) => table.place(zone));
}

/** The board of a view. */
export function deriveBoard(source: BoardSource): BoardModel {
  const table = new Table(source);
  const { layout, view, stamp } = source;
  const rooms = roomsOf(table);
  const groups = layout.groups
    .map(({ title, zones, onlyFilled, quiet }): BoardGroup => ({ title, quiet: quiet === true, places: table.places(zones).filter(({ things }) => onlyFilled !== true || things.length > 0) }))
    .filter(({ places }) => places.length > 0);
  return {
    stamp,
    ...(rooms.length === 0 ? {} : { ship: { title: layout.ship.title, rooms } }),
    areas: areasOf(table),
    groups,
    dials: dialsOf(table),
    tracks: tracksOf(table),
    counters: layout.counters
      .filter(({ variable }) => Object.hasOwn(view.variables, variable))
      .map(({ variable, title, of }) => ({ id: variable, title, value: `${String(view.variables[variable])}${of === undefined ? '' : ` of ${String(of)}`}`, touched: table.touched.variables.has(variable) })),
    decks: decksOf(table),
    players: playersOf(table),
    others: othersOf(table),
  };
}
