/** How a position of the base game looks for the humans, between 0 and 1. Must judge by what lies open on the table. */
import { costOfUnit, KOBOL } from '../heuristic/dials.js';
import { type ResourceId, RESOURCES } from '../heuristic/names.js';
import { dangerOf, pressure } from '../heuristic/space.js';
import type { Table } from '../heuristic/table.js';

/** How many units of worth make a position clearly better. */
const SCALE = 5;
const FULL = 12;

/** What is missing from a dial, in the value of a typical resource. */
function missing(resource: ResourceId, level: number, distance: number): number {
  let sum = 0;
  for (let at = level + 1; at <= FULL; at += 1) sum += costOfUnit(resource, at, distance);
  return sum;
}

/** The humans' prospects while the game goes on. */
export function prospects(table: Table): number {
  const distance = Math.min(KOBOL, table.number('distance'));
  let worth = 2.3 * distance + (distance >= KOBOL ? 4 : 0) + 0.7 * table.number('jump-preparation');
  for (const resource of RESOURCES) worth -= missing(resource, Math.max(0, table.level(resource)), distance);
  const centurions = table.centurions().reduce((sum, steps) => sum + ([1.2, 2.2, 4, 10][Math.min(3, steps)] ?? 0), 0);
  worth -= pressure(dangerOf(table)) + centurions + 1.5 * table.damages() + 0.35 * table.countIn('damaged-vipers', 'viper');
  for (const player of table.everyone()) {
    const place = table.location(player);
    const free = place === 'brig' ? 0.4 : place === 'sickbay' ? 0.8 : 1;
    worth += (table.revealed(player) ? -0.12 : 0.3 * free) * Math.min(10, table.handSize(player)) - (place === 'brig' ? 0.8 : 0);
  }
  // Not the logistic curve, whose last bits differ between engines; this one does as well.
  const balance = (worth + 10) / SCALE;
  return 0.5 + (0.5 * balance) / (1 + Math.abs(balance));
}
