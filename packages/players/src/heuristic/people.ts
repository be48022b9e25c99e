/** Whom a player trusts, and whom it picks when a card asks for somebody. Must judge by what was shown and by evidence only. */
import type { Mind } from './mind.js';
import type { Table } from './table.js';

/** From this on a human acts against somebody. */
export const SUSPECT = 0.6;

/** How much the asked player takes another for a Cylon: 1 when it is certain, 0 when it has no reason. */
export function suspicionOf(player: number, table: Table, mind: Mind): number {
  if (table.revealed(player)) return 1;
  const cards = table.loyalty(player);
  const known = cards.filter((card) => card >= 0);
  if (known.some((card) => table.attribute('cylon', card) === 1)) return 1;
  const evidence = mind.evidence.get(table.id(player)) ?? 0;
  return known.length === 0 ? evidence : (evidence * (cards.length - known.length)) / (cards.length + 1);
}

/** What a player can do for the humans where he is: titles, cards, and not being locked up. */
function weightOf(player: number, table: Table): number {
  let weight = table.handSize(player) * 0.15;
  if (player === table.number('admiral')) weight += 1.2;
  if (player === table.number('president')) weight += 1;
  const location = table.location(player);
  if (location === 'brig') weight -= 2;
  if (location === 'sickbay') weight -= 0.8;
  if (table.pilotArea(player) !== '') weight += 0.6;
  return weight;
}

/** Purposes of questions for a player: those that do him harm, those that do him good, and those that look into his cards. */
const HARMS: ReadonlySet<string> = new Set(['accuse', 'arrest', 'send to the Brig', 'send to Sickbay', 'take a card from']);
const FAVOURS: ReadonlySet<string> = new Set(['nominate', 'give the title to', 'pardon', 'assign the card to', 'stir up', 'give the order to', 'give the Sympathizer to']);
const LOOKS: ReadonlySet<string> = new Set(['test', 'look at']);

/** How well somebody fits a purpose, for the asked player; undefined for purposes that are not about people. */
export function fitness(purpose: string, player: number, table: Table, mind: Mind): number | undefined {
  const human = table.role() === 'human';
  const mine = player === table.me;
  if (HARMS.has(purpose)) {
    if (mine) return -5;
    if (purpose === 'take a card from') return table.handSize(player) * (table.revealed(player) ? 0.3 : 1);
    return human ? suspicionOf(player, table, mind) : weightOf(player, table) - 3 * knownCylon(player, table);
  }
  if (FAVOURS.has(purpose)) {
    if (mine) return 1.5;
    return human ? 1 - suspicionOf(player, table, mind) + 0.2 * weightOf(player, table) : 3 * knownCylon(player, table) + suspicionOf(player, table, mind) - 0.2 * weightOf(player, table);
  }
  if (LOOKS.has(purpose)) {
    if (mine) return -5;
    const unseen = table.loyalty(player).filter((card) => card < 0).length;
    return human ? unseen * (0.3 + suspicionOf(player, table, mind)) : -suspicionOf(player, table, mind);
  }
  if (purpose === 'give the loyalty cards to') return table.revealed(player) ? -1 : weightOf(player, table) + table.loyalty(player).length;
  return undefined;
}

function knownCylon(player: number, table: Table): number {
  if (table.revealed(player)) return 1;
  return table.loyalty(player).some((card) => card >= 0 && table.attribute('cylon', card) === 1) ? 1 : 0;
}
