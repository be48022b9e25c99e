/**
 * What everything in a laid-out pack is called, for people and in paths. Must not look at a game's state (`wording.ts`
 * does), and must be the only place that makes a label out of an id.
 */
import { BrokenDocument, type Layout } from '@dradis/engine';
import type { Naming } from '../types/options.js';

/** An attribute by what people and paths call it. */
export interface AttributeName {
  index: number;
  id: string;
  label: string;
  type: string;
  lo: number;
  hi: number;
  /** Whether it never changes. */
  fixed: boolean;
  secret: boolean;
}

/** `turn-number` as `Turn number`. */
export function labelOfId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names for one pack and number of players. Entities are the engine's numbers. */
export class Catalogue {
  readonly layout: Layout;
  readonly players: readonly number[];
  readonly zones: readonly number[];
  /** Entities that are neither players nor zones. */
  readonly things: readonly number[];
  readonly attributes: readonly AttributeName[];
  /** Index of the attribute of a player that holds who he plays; -1 without one. */
  readonly persona: number;
  readonly #titles: readonly string[];
  /** By kind: its attributes; entities of one kind all have the same. */
  readonly #byKind = new Map<number, readonly AttributeName[]>();

  /** Throws BrokenDocument when `naming` names an attribute that the pack does not have, or has otherwise. */
  constructor(layout: Layout, naming: Naming = {}) {
    this.layout = layout;
    const all = layout.ids.map((_, entity) => entity);
    this.players = all.slice(layout.playerLo, layout.playerLo + layout.players);
    this.zones = all.slice(layout.zoneLo, layout.zoneHi);
    this.things = all.filter((entity) => !this.isZone(entity) && !this.players.includes(entity));
    this.attributes = layout.attributes.map(({ index, id, type, lo, hi, fixed, secret }) => ({
      index,
      id,
      label: labelOfId(id),
      type,
      lo,
      hi,
      fixed: fixed !== null,
      secret,
    }));
    this.persona = naming.players === undefined ? -1 : this.#attribute('players', naming.players, 'a thing', (type) => type.startsWith('thing:'));
    const numbers = naming.number === undefined ? -1 : this.#attribute('number', naming.number, 'a number that is fixed', (type, fixed) => type === 'number' && fixed);
    const number = layout.attributes[numbers];
    this.#titles = layout.ids.map((id, entity) => {
      const title = layout.titles[entity] ?? id;
      const value = number !== undefined && entity >= number.lo && entity < number.hi ? number.fixed?.[entity - number.lo] : undefined;
      return typeof value === 'number' && value > 0 ? `${title} · ${value}` : title;
    });
  }

  #attribute(option: string, id: string, wanted: string, fits: (type: string, fixed: boolean) => boolean): number {
    const found = this.attributes.find((one) => one.id === id && fits(one.type, one.fixed));
    if (found === undefined) throw new BrokenDocument(`naming.${option}`, `found "${id}", expected an attribute of the pack that holds ${wanted}`);
    return found.index;
  }

  isZone(entity: number): boolean {
    return entity >= this.layout.zoneLo && entity < this.layout.zoneHi;
  }

  isPlayer(entity: number): boolean {
    return entity >= this.layout.playerLo && entity < this.layout.playerLo + this.layout.players;
  }

  id(entity: number): string {
    return this.layout.ids[entity] ?? '';
  }

  /** Title, with the number that `Naming.number` asks for; `nothing` for none. */
  title(entity: number): string {
    return this.#titles[entity] ?? 'nothing';
  }

  /** Title alone: what is printed on it; '' for none. */
  printed(entity: number): string {
    return this.layout.titles[entity] ?? '';
  }

  /** Which of several copies it is, from 1; undefined for what there is only one of. */
  copy(entity: number): string | undefined {
    return /#(\d+)$/.exec(this.id(entity))?.[1];
  }

  kind(entity: number): string {
    return this.layout.kinds[this.layout.kindOf[entity] ?? -1]?.id ?? '';
  }

  /** The player a zone belongs to, -1 if none. */
  ownerOf(entity: number): number {
    return this.isZone(entity) ? (this.layout.zones[entity - this.layout.zoneLo]?.owner ?? -1) : -1;
  }

  /** The broadest kind below the root that an entity is of. */
  family(entity: number): string {
    let kind = this.layout.kinds[this.layout.kindOf[entity] ?? -1];
    for (;;) {
      const parent = this.layout.kinds[kind?.parent ?? -1];
      if (parent === undefined || parent.parent < 0) return kind?.id ?? '';
      kind = parent;
    }
  }

  /** What several of a kind are called: `civilian ships`. */
  plural(kind: string): string {
    return this.layout.pack.kinds.find((one) => one.id === kind)?.plural ?? `${kind.replaceAll('-', ' ')}s`;
  }

  /** The attributes an entity has. */
  attributesOf(entity: number): readonly AttributeName[] {
    const kind = this.layout.kindOf[entity] ?? -1;
    const known = this.#byKind.get(kind);
    if (known !== undefined) return known;
    const found = this.attributes.filter((one) => entity >= one.lo && entity < one.hi);
    this.#byKind.set(kind, found);
    return found;
  }

  /** The entity with an id, -1 if there is none. */
  entity(id: string): number {
    return this.layout.entityOf.get(id) ?? -1;
  }
}
