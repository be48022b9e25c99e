/**
 * Moves, faces and orders as one sees them who does not know every component. He follows what he knows by its name and
 * what he does not by its handle; where a handle ends and another begins he can only count. Must look at nothing but the
 * names, handles and places that the two states show him, so that what he may not know cannot show in the result.
 */
import type { Change } from '../types/state.js';
import { pathOf } from './paths.js';
import { UNKNOWN, type Wording } from './wording.js';

/** Where somebody lost sight of a component, or whence one came that he had not seen. */
const ELSEWHERE = 'out of sight';

/** A component as it lies in one state: under the name by which the looker knows it there. */
interface Seen {
  name: string;
  entity: number;
  zone: number;
  known: boolean;
}

function seenIn(words: Wording): Map<string, Seen> {
  const { names, state, eyes } = words;
  const out = new Map<string, Seen>();
  for (const zone of names.zones) {
    for (const entity of state.zones[zone - names.layout.zoneLo] ?? []) {
      const name = words.key(entity);
      out.set(name, { name, entity, zone, known: eyes.knows(entity) });
    }
  }
  return out;
}

function byZone(all: readonly Seen[]): Map<number, Seen[]> {
  const out = new Map<number, Seen[]>();
  for (const one of all) out.set(one.zone, [...(out.get(one.zone) ?? []), one]);
  return out;
}

function move(path: string, label: string, before: string, after: string): Change {
  return { kind: 'move', path, label, before, after, sentence: `${label}: ${before} → ${after}` };
}

function face(path: string, label: string, before: string, after: string): Change {
  return { kind: 'face', path, label, before, after, sentence: `${label}: ${before} → ${after}` };
}

/** What lies in a zone before and after under names that do not meet, set against each other. */
class Comparison {
  readonly changes: Change[] = [];
  readonly #lost: Seen[] = [];
  readonly #found: Seen[] = [];

  constructor(
    readonly a: Wording,
    readonly b: Wording,
  ) {}

  path(seen: Seen): string {
    return seen.known ? pathOf(this.b.names, this.b.state, seen.entity) : `${pathOf(this.b.names, this.b.state, seen.zone)}/${seen.name}`;
  }

  /** The same name on both sides. */
  follow(before: Seen, after: Seen): void {
    const { a, b } = this;
    const label = after.known ? b.call(after.entity) : 'Face down';
    if (before.zone !== after.zone) this.changes.push(move(this.path(after), label, a.call(before.zone), b.call(after.zone)));
    else if (after.known && a.state.faceUp[before.entity] !== b.state.faceUp[after.entity]) {
      const [up, down] = b.state.faceUp[after.entity] === 1 ? ['face down', 'face up'] : ['face up', 'face down'];
      this.changes.push(face(this.path(after), label, up, down));
    }
  }

  /** Names of one zone that are gone, and that are new. What was turned, or only got another handle, did not move. */
  meet(zone: number, gone: readonly Seen[], come: readonly Seen[]): void {
    const lost = [...gone];
    const found = [...come];
    const take = (list: Seen[], known: boolean): Seen | undefined => list.splice(list.findIndex((one) => one.known === known), 1)[0];
    const pairs = (before: boolean, after: boolean): number => Math.min(lost.filter((one) => one.known === before).length, found.filter((one) => one.known === after).length);
    for (let left = pairs(true, false); left > 0; left--) {
      const known = take(lost, true);
      const hidden = take(found, false);
      if (known !== undefined && hidden !== undefined) this.changes.push(face(this.path(hidden), this.a.call(known.entity), 'known', UNKNOWN));
    }
    for (let left = pairs(false, true); left > 0; left--) {
      take(lost, false);
      const known = take(found, true);
      if (known !== undefined) this.changes.push(face(this.path(known), this.b.call(known.entity), UNKNOWN, 'known'));
    }
    const renewed = pairs(false, false);
    for (let left = renewed; left > 0; left--) {
      take(lost, false);
      take(found, false);
    }
    // A shuffle; a hand gets new handles also when a card leaves it.
    if (renewed > 1 && renewed === gone.length && renewed === come.length) this.#reordered(zone);
    this.#lost.push(...lost);
    this.#found.push(...found);
  }

  /** The order of what stayed under its name. */
  order(zone: number, stayed: readonly string[], stay: readonly string[]): void {
    if (stayed.some((name, i) => name !== stay[i])) this.#reordered(zone);
  }

  #reordered(zone: number): void {
    const { b } = this;
    const label = b.call(zone);
    if (this.changes.some((one) => one.kind === 'order' && one.label === label)) return;
    this.changes.push({ kind: 'order', path: pathOf(b.names, b.state, zone), label, before: '', after: '', sentence: `${label}: another order` });
  }

  /** What went from zone to zone under a name that did not last: each end is told as far as it is certain. */
  settle(): void {
    const { a, b } = this;
    const sources = byZone(this.#lost);
    const goals = byZone(this.#found);
    const from = either([...sources.keys()].map((zone) => a.call(zone)));
    const to = either([...goals.keys()].map((zone) => b.call(zone)));
    const lost = this.#lost.filter((one) => one.known);
    const found = this.#found.filter((one) => one.known);
    for (const one of found) this.changes.push(move(this.path(one), b.call(one.entity), from, b.call(one.zone)));
    for (const one of lost) this.changes.push(move(pathOf(b.names, b.state, goals.size === 1 ? goalOf(goals) : one.zone), a.call(one.entity), a.call(one.zone), to));
    // The others are told from the end at which there is more to tell; those told by name above are not counted again.
    if (sources.size === 1 || goals.size > 1) {
      for (const [zone, list] of goals) this.#count(zone, hidden(list) - (goals.size === 1 ? lost.length : 0), from, b.call(zone));
    }
    if (sources.size > 1 && goals.size === 1 && hidden(this.#lost) > found.length) {
      for (const [zone, list] of sources) this.#count(goalOf(goals), hidden(list), a.call(zone), to);
    }
  }

  #count(zone: number, count: number, before: string, after: string): void {
    const label = count === 1 ? 'Face down' : `${count} face down`;
    if (count > 0) this.changes.push(move(pathOf(this.b.names, this.b.state, zone), label, before, after));
  }
}

function goalOf(goals: ReadonlyMap<number, unknown>): number {
  return goals.keys().next().value ?? -1;
}

function hidden(list: readonly Seen[]): number {
  return list.filter((one) => !one.known).length;
}

function either(zones: readonly string[]): string {
  return zones.length === 1 || zones.length === 2 ? zones.join(' or ') : ELSEWHERE;
}

/** What the looker of both states sees moved, turned and put in another order. */
export function glimpsedChanges(a: Wording, b: Wording): Change[] {
  const before = seenIn(a);
  const after = seenIn(b);
  const comparison = new Comparison(a, b);
  for (const seen of after.values()) {
    const old = before.get(seen.name);
    if (old !== undefined) comparison.follow(old, seen);
  }
  const lost = byZone([...before.values()].filter(({ name }) => !after.has(name)));
  const found = byZone([...after.values()].filter(({ name }) => !before.has(name)));
  for (const zone of b.names.zones) {
    comparison.meet(zone, lost.get(zone) ?? [], found.get(zone) ?? []);
    const inZone = (one: Map<string, Seen>, other: Map<string, Seen>): string[] => [...one.values()].filter((seen) => seen.zone === zone && other.get(seen.name)?.zone === zone).map((seen) => seen.name);
    comparison.order(zone, inZone(before, after), inZone(after, before));
  }
  comparison.settle();
  return comparison.changes;
}
