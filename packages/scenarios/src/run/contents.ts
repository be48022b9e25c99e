// Putting things into zones and telling whether a zone holds what it should. Must not evaluate effects.
import type { Contents } from '../compile/compiled-scenario.js';
import type { Copy, PackNames } from '../compile/pack-names.js';
import type { ContentsItem } from '../read/scenario.js';
import { baseId } from './question.js';
import type { ScenarioGame } from './scenario-game.js';

/** Zones in which order counts and which go on below what is named: those whose contents nobody sees. */
type StackZones = ReadonlySet<string>;

/** What arranging a zone needs to know of the position. */
export interface ContentsSource {
  readonly names: PackNames;
  readonly stacks: StackZones;
  /** Where a thing lies when nothing is arranged. */
  home(thing: string): string | undefined;
}

/** Things already spoken for by other keys of the same position. */
export type Taken = Set<string>;

/**
 * Puts exactly the named things into a zone; into a stack, on top of what is there. Gives back what is wrong, undefined
 * when nothing is.
 */
export function arrangeContents(game: ScenarioGame, contents: Contents, source: ContentsSource, taken: Taken): string | undefined {
  const zone = game.entity(contents.zone);
  if (zone === undefined) return `${contents.words} is no zone here`;
  const here = game.contents(zone);
  const chosen: string[] = [];
  for (const item of contents.items) {
    for (let count = 0; count < item.count; count += 1) {
      const copy = freeCopy(game, source.names, item, taken, here);
      if (copy === undefined) return `there are too few of ${item.text} for all zones that are to hold some`;
      taken.add(copy.id);
      chosen.push(copy.id);
    }
  }
  const stack = source.stacks.has(baseZone(zone));
  if (!stack || chosen.length === 0) {
    for (const thing of here) {
      if (chosen.includes(thing)) continue;
      const home: string | undefined = source.home(thing) === zone ? startOf(source.names, thing) : source.home(thing);
      if (home === undefined || home === zone) return `${game.name(zone)} cannot be emptied: ${thing} has no other place to go`;
      game.move(thing, home);
    }
  }
  game.stack(zone, chosen);
  return undefined;
}

/** A copy that no other zone needs: one that lies here already, else one that still lies where its kind starts, else any. */
function freeCopy(game: ScenarioGame, names: PackNames, item: ContentsItem, taken: Taken, here: readonly string[]): Copy | undefined {
  const free = names.copies.filter((copy) => !taken.has(copy.id) && names.matches(copy, item.name) && names.hasTraits(copy, item.traits));
  return (
    free.find(({ id }) => here.includes(id)) ??
    free.find(({ id, thing }) => thing.startsIn !== null && game.placeOf(id) === thing.startsIn) ??
    free[0]
  );
}

function startOf(names: PackNames, thing: string): string | undefined {
  return names.copies.find(({ id }) => id === thing)?.thing.startsIn ?? undefined;
}

function baseZone(zone: string): string {
  return zone.replace(/@.*$/, '');
}

/** What differs between what a zone should hold and what it holds; undefined when it is as it should be. */
export function compareContents(game: ScenarioGame, contents: Contents, source: ContentsSource): { expected: string; found: string } | undefined {
  const zone = game.entity(contents.zone);
  const expected = `${contents.words}: ${contents.items.map(({ text }) => text).join(', ') || 'none'}`;
  if (zone === undefined) return { expected, found: 'there is no such zone' };
  const held = game.contents(zone);
  const stack = source.stacks.has(baseZone(zone));
  const total = contents.items.reduce((sum, { count }) => sum + count, 0);
  const looked = stack && total > 0 ? held.slice(0, total) : held;
  const fits = stack ? sameOrder(looked, contents.items, source.names) : sameThings(looked, contents.items, source.names);
  return fits ? undefined : { expected, found: `${game.name(zone)}: ${summary(looked)}` };
}

function is(names: PackNames, thing: string, item: ContentsItem): boolean {
  const copy = names.copies.find(({ id }) => id === thing);
  return copy !== undefined && names.matches(copy, item.name) && names.hasTraits(copy, item.traits);
}

function sameOrder(held: readonly string[], items: readonly ContentsItem[], names: PackNames): boolean {
  const wanted = items.flatMap((item) => Array.from({ length: item.count }, () => item));
  return wanted.length === held.length && wanted.every((item, index) => is(names, held[index] ?? '', item));
}

/** Every thing is one of the items, and every item has its count: narrower items choose first. */
function sameThings(held: readonly string[], items: readonly ContentsItem[], names: PackNames): boolean {
  const left = [...held];
  const width = (item: ContentsItem): number => names.copies.filter((copy) => names.matches(copy, item.name) && names.hasTraits(copy, item.traits)).length;
  for (const item of [...items].sort((a, b) => width(a) - width(b))) {
    for (let count = 0; count < item.count; count += 1) {
      const index = left.findIndex((thing) => is(names, thing, item));
      if (index === -1) return false;
      left.splice(index, 1);
    }
  }
  return left.length === 0;
}

/** Things by kind with counts: `1 basestar, 3 raider`. */
function summary(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(baseId(thing), (counts.get(baseId(thing)) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? id : `${count} ${id}`)).join(', ') || 'none';
}
