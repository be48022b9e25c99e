/**
 * Explicit changes of a game from outside: for scenarios and debuggers, never for play. Every one is checked, so that
 * what comes out is a state the rules could stand in.
 */
import { freshHandles, moveThing, type MoveTo } from './components/move-thing.js';
import { setAttribute } from './components/set-attribute.js';
import { shuffleZone as shuffle } from './components/shuffle-zone.js';
import { turnThing } from './components/turn-thing.js';
import { BrokenDocument } from './errors/broken-document.js';
import { shown } from './errors/shown.js';
import type { Game } from './game.js';
import { WINDOW } from './machine/frames.js';
import type { Machine } from './machine/machine.js';
import type { JsonValue, TypeTag } from './pack/compiled-pack.js';
import { startValue } from './pack/start-value.js';
import { seedRandom } from './random/random-source.js';
import type { Value } from './state/value.js';

/** The raw id of an entity (`viper#3`, `hand@2`, `player-1`). Throws BrokenDocument when there is none. */
export function entityId(game: Game, id: string): number {
  const entity = game.machine.layout.entityOf.get(id);
  if (entity === undefined) throw new BrokenDocument(id, `there is no thing, zone or player called "${id}"`);
  return entity;
}

/** The id of a raw entity; null for none. */
export function entityName(game: Game, entity: number): string | null {
  return game.machine.layout.ids[entity] ?? null;
}

function ofKind(m: Machine, value: Value, type: TypeTag, at: string): Value {
  const [, name] = /^(?:thing|list):(.*)$/.exec(type) ?? [];
  const kind = m.layout.kinds[m.layout.kindIndex.get(name ?? '') ?? -1];
  if (kind === undefined) return value;
  const entities = typeof value === 'number' ? (value < 0 ? [] : [value]) : typeof value === 'string' ? [] : value;
  const odd = entities.find((entity) => entity < kind.lo || entity >= kind.hi);
  if (odd !== undefined) throw new BrokenDocument(at, `"${m.layout.ids[odd] ?? odd}" is not a ${kind.id}`);
  return value;
}

function typed(m: Machine, json: JsonValue, type: TypeTag, at: string): Value {
  return ofKind(m, startValue(json, type, m.layout, at), type, at);
}

/** Sets a variable; things are given by id. Throws BrokenDocument when there is no such variable or the type is wrong. */
export function setVariable(game: Game, variable: string, value: JsonValue): void {
  const m = game.machine;
  const info = m.layout.variables[m.layout.variableIndex.get(variable) ?? -1];
  if (info === undefined) throw new BrokenDocument(variable, `there is no variable called "${variable}"`);
  m.state.vars[info.index] = typed(m, value, info.type, variable);
}

/** Sets an attribute of a thing, zone or player. Throws BrokenDocument when it has none such, or it never changes. */
export function setAttributeOf(game: Game, thing: string, attribute: string, value: JsonValue): void {
  const m = game.machine;
  const info = m.layout.attributes[m.layout.attributeIndex.get(attribute) ?? -1];
  const entity = entityId(game, thing);
  if (info === undefined || entity < info.lo || entity >= info.hi) throw new BrokenDocument(thing, `"${thing}" has no attribute "${attribute}"`);
  if (info.fixed !== null) throw new BrokenDocument(thing, `the attribute "${attribute}" never changes`);
  setAttribute(m, info, entity, typed(m, value, info.type, `${thing}.${attribute}`));
}

function movable(game: Game, thing: string, zone: string): { entity: number; to: number } {
  const { layout } = game.machine;
  const entity = entityId(game, thing);
  const to = entityId(game, zone);
  const isZone = (id: number): boolean => id >= layout.zoneLo && id < layout.zoneHi;
  if (isZone(entity)) throw new BrokenDocument(thing, `"${thing}" is a zone and cannot be moved`);
  if (!isZone(to)) throw new BrokenDocument(zone, `"${zone}" is not a zone`);
  return { entity, to };
}

/**
 * Moves a thing into a zone; `end`: on top, but what is there already stays where it is. Throws BrokenDocument for what is
 * no thing or no zone.
 */
export function moveToZone(game: Game, thing: string, zone: string, where: MoveTo = 'end'): void {
  const { entity, to } = movable(game, thing, zone);
  moveThing(game.machine, entity, to, where);
}

/** Puts things on top of a zone, the first on top: they will be drawn in this order. */
export function moveToTop(game: Game, zone: string, things: readonly string[]): void {
  for (const thing of [...things].reverse()) {
    const { entity, to } = movable(game, thing, zone);
    moveThing(game.machine, entity, to, 'top');
  }
  const { layout, state } = game.machine;
  freshHandles(game.machine, state.zones[entityId(game, zone) - layout.zoneLo] ?? []);
}

/** Lays a thing face up or face down. */
export function setFaceUp(game: Game, thing: string, faceUp: boolean): void {
  turnThing(game.machine, entityId(game, thing), faceUp);
}

/** Says what the next dice show, in order, before any set earlier is used up. Throws BrokenDocument unless all are 1 or more. */
export function forceDice(game: Game, results: readonly number[]): void {
  for (const result of results) {
    if (!Number.isSafeInteger(result) || result < 1) throw new BrokenDocument('dice', `a die cannot show ${shown(result)}`);
  }
  game.machine.state.forced.dice.push(...results);
}

/** Forgets the dice that were set and not rolled; gives how many there were. */
export function clearForcedDice(game: Game): number {
  return game.machine.state.forced.dice.splice(0).length;
}

/** Puts what lies in a zone into a random order, by the game's own random source. Throws BrokenDocument for what is no zone. */
export function shuffleZone(game: Game, zone: string): void {
  const entity = entityId(game, zone);
  const { layout } = game.machine;
  if (entity < layout.zoneLo || entity >= layout.zoneHi) throw new BrokenDocument(zone, `"${zone}" is not a zone`);
  shuffle(game.machine, entity);
}

/** Lets chance go on from another seed; what was drawn by chance so far stays as it is. */
export function reseed(game: Game, seed: string): void {
  game.machine.state.random.s = seedRandom(seed);
}

/**
 * Takes back the question that waits, so that the next step asks it anew, with what can be chosen then. For use after a
 * change from outside; nothing happens when no question waits.
 */
export function askAgain(game: Game): void {
  const { state } = game.machine;
  const frame = state.frames.at(-1);
  if (state.decision === null || frame === undefined) return;
  state.decision = null;
  // A window looks at who may act by its phase, which it has not left.
  if (frame.program !== WINDOW) frame.pc -= 1;
}
