/**
 * Numbers kinds and entities: kinds in depth-first order, so that the entities of a kind and all its sub-kinds are one
 * range. Must not look at programs.
 */
import { BrokenDocument } from '../errors/broken-document.js';
import type { CompiledKind, CompiledPack, CompiledThing, JsonValue } from './compiled-pack.js';

type Values = Readonly<Record<string, JsonValue>>;

const NO_VALUES: Values = {};

/** One entity before it has a number. */
interface Entry {
  id: string;
  title: string;
  kind: number;
  startsIn: string | null;
  /** The declared thing or zone it is (a copy of); '' for players. */
  declared: string;
  owner: number;
  variant: Values;
}

/** Kinds and entities with their numbers. */
export interface LaidEntities {
  kinds: { id: string; parent: number; lo: number; hi: number; compiled: CompiledKind | null }[];
  kindIndex: Map<string, number>;
  ids: string[];
  titles: string[];
  kindOf: number[];
  declared: string[];
  /** By entity: values of its variant, which come before those of its thing. */
  variants: Values[];
  /** Seat of the owner by entity, 0-based; -1 if none. */
  ownerSeat: number[];
  startsIn: number[];
  /** By id; things with several copies and per-player zones are not in it under their declared id. */
  entityOf: Map<string, number>;
  /** By declared id: all its entities. */
  copiesOf: Map<string, number[]>;
  perPlayerZone: Map<string, number>;
}

const BUILT_IN: readonly [string, string | null][] = [
  ['thing', null],
  ['player', 'thing'],
  ['zone', 'thing'],
];
const MOST_ENTITIES = 100_000;

function orderKinds(pack: CompiledPack): { id: string; parent: string | null; compiled: CompiledKind | null }[] {
  const declared = new Map<string, CompiledKind>();
  pack.kinds.forEach((kind, i) => {
    if (declared.has(kind.id)) throw new BrokenDocument(`kinds[${i}]`, `the kind "${kind.id}" is declared twice`);
    declared.set(kind.id, kind);
  });
  const parents = new Map<string, string | null>();
  for (const [id, parent] of BUILT_IN) parents.set(id, parent);
  for (const kind of pack.kinds) if (!parents.has(kind.id)) parents.set(kind.id, kind.parent ?? 'thing');
  const out: { id: string; parent: string | null; compiled: CompiledKind | null }[] = [];
  const visit = (id: string): void => {
    out.push({ id, parent: parents.get(id) ?? null, compiled: declared.get(id) ?? null });
    for (const [child, parent] of parents) if (parent === id) visit(child);
  };
  visit('thing');
  const lost = [...parents.keys()].find((id) => !out.some((kind) => kind.id === id));
  if (lost !== undefined) throw new BrokenDocument('kinds', `the kind "${lost}" does not descend from "thing"`);
  return out;
}

function entries(pack: CompiledPack, players: number, kindIndex: ReadonlyMap<string, number>): Entry[] {
  const kindOf = (kind: string, at: string): number => {
    const index = kindIndex.get(kind);
    if (index === undefined) throw new BrokenDocument(at, `there is no kind called "${kind}"`);
    return index;
  };
  const out: Entry[] = [];
  for (let seat = 0; seat < players; seat++) {
    out.push({ id: `player-${seat + 1}`, title: `Player ${seat + 1}`, kind: kindOf('player', 'players'), startsIn: null, declared: '', owner: -1, variant: NO_VALUES });
  }
  pack.zones.forEach((zone, i) => {
    const base = { title: zone.title, kind: kindOf(zone.kind, `zones[${i}].kind`), startsIn: null, declared: zone.id, variant: NO_VALUES };
    if (!zone.perPlayer) out.push({ ...base, id: zone.id, owner: -1 });
    else for (let seat = 0; seat < players; seat++) out.push({ ...base, id: `${zone.id}@${seat + 1}`, owner: seat });
  });
  pack.things.forEach((thing, i) => {
    const base = { title: thing.title, kind: kindOf(thing.kind, `things[${i}].kind`), startsIn: thing.startsIn, declared: thing.id, owner: -1 };
    const variants = variantsOf(thing);
    variants.forEach((variant, copy) => out.push({ ...base, id: variants.length === 1 ? thing.id : `${thing.id}#${copy + 1}`, variant }));
  });
  if (out.length > MOST_ENTITIES) throw new BrokenDocument('things', `there are ${out.length} entities, more than ${MOST_ENTITIES}`);
  return out;
}

/** The values of each copy's variant, in order of the copies. */
function variantsOf(thing: CompiledThing): Values[] {
  const groups = typeof thing.copies === 'number' ? [{ count: thing.copies, values: NO_VALUES }] : thing.copies;
  return groups.flatMap((group) => new Array<Values>(group.count).fill(group.values));
}

function checkPlaces(pack: CompiledPack, laid: LaidEntities): void {
  const zone = laid.kinds[laid.kindIndex.get('zone') ?? -1];
  const player = laid.kinds[laid.kindIndex.get('player') ?? -1];
  pack.zones.forEach((one, i) => {
    const kind = laid.kinds[laid.kindIndex.get(one.kind) ?? -1];
    if (kind === undefined || zone === undefined || kind.lo < zone.lo || kind.hi > zone.hi) {
      throw new BrokenDocument(`zones[${i}].kind`, `"${one.kind}" is not a kind of zone`);
    }
  });
  pack.things.forEach((one, i) => {
    for (const id of laid.copiesOf.get(one.id) ?? []) {
      for (const kind of [zone, player]) {
        if (kind !== undefined && id >= kind.lo && id < kind.hi) throw new BrokenDocument(`things[${i}].kind`, `a thing cannot be a "${one.kind}"`);
      }
    }
  });
}

/** Lays out the entities for a number of players. Throws BrokenDocument. */
export function layEntities(pack: CompiledPack, players: number): LaidEntities {
  const order = orderKinds(pack);
  const kindIndex = new Map(order.map((kind, i) => [kind.id, i]));
  const all = entries(pack, players, kindIndex);
  const laid: LaidEntities = {
    kinds: order.map((kind) => ({ id: kind.id, parent: kindIndex.get(kind.parent ?? '') ?? -1, lo: 0, hi: 0, compiled: kind.compiled })),
    kindIndex,
    ids: [],
    titles: [],
    kindOf: [],
    declared: [],
    variants: [],
    ownerSeat: [],
    startsIn: [],
    entityOf: new Map(),
    copiesOf: new Map(),
    perPlayerZone: new Map(),
  };
  const byKind = order.map((): Entry[] => []);
  for (const entry of all) byKind[entry.kind]?.push(entry);
  laid.kinds.forEach((kind, i) => {
    kind.lo = laid.ids.length;
    for (const entry of byKind[i] ?? []) {
      const index = laid.ids.length;
      if (laid.entityOf.has(entry.id)) throw new BrokenDocument('things', `the id "${entry.id}" is given twice`);
      laid.entityOf.set(entry.id, index);
      laid.ids.push(entry.id);
      laid.titles.push(entry.title);
      laid.kindOf.push(entry.kind);
      laid.declared.push(entry.declared);
      laid.variants.push(entry.variant);
      laid.ownerSeat.push(entry.owner);
      const copies = laid.copiesOf.get(entry.declared) ?? [];
      copies.push(index);
      laid.copiesOf.set(entry.declared, copies);
      if (entry.owner === 0) laid.perPlayerZone.set(entry.declared, index);
    }
  });
  // A kind ends where the last of its descendants ends.
  for (let i = laid.kinds.length - 1; i >= 0; i--) {
    const kind = laid.kinds[i];
    if (kind === undefined) continue;
    kind.hi = Math.max(kind.hi, kind.lo + (byKind[i]?.length ?? 0));
    const parent = laid.kinds[kind.parent];
    if (parent !== undefined) parent.hi = Math.max(parent.hi, kind.hi);
  }
  checkPlaces(pack, laid);
  const starts = new Map(all.map((entry) => [entry.id, entry.startsIn]));
  for (const id of laid.ids) {
    const zone = starts.get(id) ?? null;
    const index = zone === null ? -1 : laid.entityOf.get(zone);
    if (index === undefined) throw new BrokenDocument('things', `"${id}" starts in "${zone ?? ''}", which is no zone of all players`);
    laid.startsIn.push(index);
  }
  return laid;
}
