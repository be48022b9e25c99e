/**
 * What units of the resource dials are worth, by the way still to go: three fuel are much before the last jump and little
 * before the first. Must not decide anything.
 */
import type { ResourceId } from './names.js';
import type { Table } from './table.js';

/** The distance from which the next jump reaches Kobol. */
export const KOBOL = 8;
const LAST_UNIT = 30;

/** What a whole game is likely to take from each dial, checks, crises and journeys together. */
const DRAIN: Readonly<Record<ResourceId, number>> = { fuel: 6.5, food: 4, morale: 6, population: 10 };
/** The part of the way still to go at which a dial's number means what it says. */
const MIDWAY = 0.4;

/** What losing the next unit of a dial costs when it shows `level`: the game at 1, little when there is plenty for the way still to go. */
export function costOfUnit(resource: ResourceId, level: number, distance: number): number {
  if (level <= 1) return LAST_UNIT;
  const ahead = Math.max(0, KOBOL + 2 - distance) / (KOBOL + 2);
  const left = Math.max(1.3, level - DRAIN[resource] * (ahead - MIDWAY));
  return 0.7 + 10 / (left * left) + 1.5 / left;
}

/** What losing the next unit of a dial costs as the table stands. */
export function costOfLoss(resource: ResourceId, table: Table): number {
  return costOfUnit(resource, table.level(resource), table.number('distance'));
}

/** What a change of a dial by `by` is worth; fractions are expectations. */
export function worthOfDial(resource: ResourceId, by: number, table: Table): number {
  const distance = table.number('distance');
  let sum = 0;
  let at = table.level(resource);
  for (let left = Math.abs(by); left > 0; left -= 1) {
    const part = Math.min(1, left);
    sum += (by < 0 ? -costOfUnit(resource, at, distance) : costOfUnit(resource, at + 1, distance)) * part;
    at += by < 0 ? -1 : 1;
  }
  return sum;
}
