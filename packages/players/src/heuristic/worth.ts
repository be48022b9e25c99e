/** What changes on the table are worth to the humans. Must not decide anything: it only puts numbers on outcomes. */
import type { Outcome } from './data/outcome.js';
import { CRISES, ICONS } from './data/crises.js';
import { DESTINATIONS } from './data/cards.js';
import { KOBOL, worthOfDial } from './dials.js';
import { RESOURCES } from './names.js';
import type { Table } from './table.js';

/** A step to Kobol saves the crises of a long wait, two or three of them. */
const STEP = 3.8;

/** What a step of the way to Kobol is worth when this far away; more than what lies beyond the last jump is worth nothing. */
function worthOfDistance(from: number, steps: number): number {
  const needed = Math.max(0, KOBOL - from);
  return STEP * Math.min(steps, needed) + (steps >= needed && needed > 0 ? 1 : 0);
}

const UNITS = { cards: 0.28, raptors: 0.5, vipers: 0.4, nukes: 1.1, jump: 1.5, centurions: -2.2, basestars: -1.6, raiders: -0.35, damage: -1.6, sickbay: -0.9, brig: -1.4, insight: 0.8, other: 1 } as const;

/** The worth of an outcome to the humans as the table stands. */
export function worthOf(outcome: Outcome | undefined, table: Table): number {
  if (outcome === undefined) return 0;
  let sum = 0;
  for (const resource of RESOURCES) {
    const by = outcome[resource];
    if (by !== undefined) sum += worthOfDial(resource, by, table);
  }
  for (const unit of Object.keys(UNITS) as (keyof typeof UNITS)[]) sum += (outcome[unit] ?? 0) * UNITS[unit];
  if (outcome.civilians !== undefined) sum += worthOfDial('population', outcome.civilians * 1.1, table);
  if (outcome.distance !== undefined) sum += worthOfDistance(table.number('distance'), outcome.distance);
  return sum;
}

/** The id of a card without its copy: `barren-planet#4` is a `barren-planet`. */
export function cardId(id: string): string {
  const mark = id.indexOf('#');
  return mark < 0 ? id : id.slice(0, mark);
}

/** What failing instead of passing costs, and what a partial pass is worth between them. */
export interface Stake {
  readonly pass: number;
  readonly partial: number;
  readonly fail: number;
}

/** What a crisis card's check is about; all 0 for a card that is not known. */
export function stakeOf(card: string, table: Table): Stake {
  const weights = CRISES[cardId(card)];
  const [pass, fail] = [worthOf(weights?.pass, table), worthOf(weights?.fail, table)];
  return { pass, fail, partial: weights?.partial === undefined ? fail : worthOf(weights.partial, table) };
}

/** The chance that humans pass a check, guessed from what their hands hold. */
function chanceToPass(card: string, table: Table): number {
  const entity = table.entity(card);
  const skills = table.attributes('skills', entity).length;
  let held = 0;
  for (const player of table.everyone()) if (!table.revealed(player)) held += table.handSize(player);
  const strength = held * (skills / 5) * 1.9 * 0.6;
  const spare = strength - table.attribute('difficulty', entity);
  return Math.max(0.1, Math.min(0.9, 0.6 + spare / 16));
}

/** What the check of a crisis card is worth before it begins. */
export function worthOfCheck(card: string, table: Table): number {
  const { pass, fail } = stakeOf(card, table);
  const chance = chanceToPass(card, table);
  return chance * pass + (1 - chance) * fail - 0.125 * table.attribute('difficulty', table.entity(card));
}

/** What facing a crisis card is worth: its text, its icons and its step of the jump track. */
export function worthOfCrisis(card: string, table: Table): number {
  const weights = CRISES[cardId(card)];
  if (weights === undefined) return 0;
  const entity = table.entity(card);
  const icons = table.attributes('icons', entity).reduce((sum, icon) => sum + (ICONS[table.id(icon)] ?? 0), 0);
  const jump = table.attribute('jump-icon', entity) === 1 ? 1.5 : 0;
  if (weights.attack !== undefined) return -weights.attack;
  const boxes: number[] = [];
  if (weights.upper !== undefined) boxes.push(worthOf(weights.upper, table));
  if (weights.fail !== undefined) boxes.push(worthOfCheck(card, table));
  if (weights.lower !== undefined) boxes.push(worthOf(weights.lower, table));
  return Math.max(...boxes) - icons + jump;
}

/** What travelling to a destination is worth. */
export function worthOfDestination(card: string, table: Table): number {
  return worthOf(DESTINATIONS[cardId(card)], table);
}

