/**
 * What the cards of a counted check say about those who gave some. Must judge by what lay open to everybody, and by what
 * the asked player gave himself.
 */
import type { CountedCheck, Mind } from './mind.js';
import type { Table } from './table.js';

/** Of the two cards from the Destiny deck about one does harm. */
const HARM_OF_DESTINY = 1;
/** How much one card that nobody but a single player can have given speaks against him. */
const PROOF = 0.15;
const TRUST = 0.04;
/** How much it speaks against somebody that he keeps a full hand while others give. */
const HOARDING = 0.04;
const FULL_HAND = 8;
const MANY_GIVEN = 4;
const FADING = 0.98;

const MOST = 1.2;
const LEAST = -0.3;

function shift(player: number, by: number, keep: number, table: Table, mind: Mind): void {
  const id = table.id(player);
  mind.evidence.set(id, Math.max(LEAST, Math.min(MOST, (mind.evidence.get(id) ?? 0) * keep + by)));
}

/** For each harmful card that somebody in doubt can have given, all who can have. */
function traces({ given, harmful }: CountedCheck, table: Table): (readonly number[])[] {
  const givers = table.everyone().filter((player) => player !== table.me && !table.revealed(player) && given.has(table.id(player)));
  return harmful
    .map((card) => table.printed('skill', card))
    .map((skill) => givers.filter((player) => table.attributes('skills', table.attribute('character', player)).includes(skill)))
    .filter((suspects) => suspects.length > 0);
}

function weigh(check: CountedCheck, table: Table, mind: Mind): void {
  const { given, harmful } = check;
  const traced = traces(check, table);
  let total = 0;
  let open = 0;
  for (const player of table.everyone()) {
    const count = given.get(table.id(player)) ?? 0;
    total += count;
    if (table.revealed(player)) open += count;
  }
  const unexplained = Math.max(0, Math.min(traced.length, harmful.length - open - HARM_OF_DESTINY));
  for (const player of table.everyone()) {
    if (player === table.me || table.revealed(player)) continue;
    if (given.has(table.id(player))) {
      const blame = traced.reduce((sum, suspects) => sum + (suspects.includes(player) ? (PROOF * unexplained) / (traced.length * suspects.length) : 0), 0);
      shift(player, blame > 0 ? blame : -TRUST, FADING, table, mind);
    } else if (total >= MANY_GIVEN && table.handSize(player) >= FULL_HAND && table.location(player) !== 'brig') shift(player, HOARDING, 1, table, mind);
  }
}

/** Takes into account every check that was counted since the last question. */
export function takeEvidence(table: Table, mind: Mind): void {
  for (const counted of mind.takeCounted()) weigh(counted, table, mind);
}
