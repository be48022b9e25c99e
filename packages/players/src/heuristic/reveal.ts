/** When a hidden Cylon shows himself. Must look at nothing but the public table and his own place on it. */
import { RESOURCES } from './names.js';
import type { Table } from './table.js';

/** What revealing oneself now is worth beside ordinary actions, which are worth 0 to 3. */
export function worthOfReveal(table: Table): number {
  const distance = table.number('distance');
  if (table.location(table.me) === 'brig') return table.number('sleeper-phase-over') === 1 ? 6 : 4.5;
  const lowest = Math.min(...RESOURCES.map((resource) => table.level(resource)));
  let worth = -4;
  // A card dealt later would be given away; and a hidden hand does more while the fleet is far from home.
  if (table.number('sleeper-phase-over') === 1) worth += 2.5;
  if (distance >= 6) worth += 1.2;
  if (lowest <= 3) worth += 1;
  if (lowest <= 1) worth += 1.5;
  // Titles are worth more to a traitor than to an outlaw.
  if (table.number('admiral') === table.me) worth -= 1;
  if (table.number('president') === table.me) worth -= 0.6;
  return worth + Math.min(1, table.handSize(table.me) * -0.1 + 0.5);
}
