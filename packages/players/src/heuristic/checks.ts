/** Skill checks: what a player wishes for, which cards it adds, and when it plays the cards that change a check. */
import { LOCATION_CHECKS, KEEP } from './data/cards.js';
import type { LocationCheck, Mind } from './mind.js';
import { outlook } from './outlook.js';
import { SUSPECT, suspicionOf } from './people.js';
import type { Table } from './table.js';
import { cardId, stakeOf } from './worth.js';

/** A check as a player takes it. */
export interface Wish {
  /** What passing is worth more than failing to the asked player; below 0 when it should fail. */
  readonly stake: number;
  readonly difficulty: number;
  /** The strength that a partial pass takes, 0 without one, and its part of the stake. */
  readonly partial: number;
  readonly partialStake: number;
}

/** Strength beyond what is needed that humans add, at least and at most, for what Destiny and traitors may do. */
const MARGIN = 1.5;
const MOST_MARGIN = 3.5;
/** What a strength of 1 costs, in the value of a typical resource; whoever must soon lay cards down gives them for half. */
const PRICE = 0.08;
const FULL_HAND = 8;
/** How much of what those after him could give somebody counts on. */
const RELIANCE = 0.3;
/** What a check may be about at most for a hidden Cylon to help it along, for show. */
const SMALL_STAKE = 3;

/** What humans wish of a check that a location holds. */
function locationStake({ location, actor }: LocationCheck, against: number, table: Table, mind: Mind): number {
  const trust = 1 - 2 * Math.max(0, suspicionOf(table.entity(actor), table, mind));
  if (against === table.me && location === 'admirals-quarters') return -2.5;
  const suspicion = against < 0 ? SUSPECT : suspicionOf(against, table, mind);
  if (location === 'admirals-quarters') return against < 0 ? 1.2 * trust : 4 * (suspicion - SUSPECT * 0.6) + trust * 0.6;
  if (location === 'administration') return against < 0 ? trust : 1.2 - 3 * suspicion;
  return actor === table.id(table.me) ? 3 : 2 * trust;
}

/** What the asked player wishes of the check that is going on or about to begin. */
export function wishOf(table: Table, mind: Mind): Wish | undefined {
  const human = table.role() === 'human';
  // What cards and abilities have made of the printed one, as soon as the check has begun.
  const difficulty = table.number('check-difficulty');
  const crisis = table.sight.contents(table.names.zones['crisis-at-hand'])[0];
  if (crisis !== undefined) {
    const { pass, partial, fail } = stakeOf(table.id(crisis), table);
    const sign = human ? 1 : -1;
    return { stake: sign * Math.max(0.3, pass - fail), difficulty: difficulty > 0 ? difficulty : table.attribute('difficulty', crisis), partial: table.attribute('partial-at', crisis), partialStake: sign * (partial - fail) };
  }
  const { check } = mind;
  if (check === undefined) return undefined;
  const against = table.number('check-target');
  const stake = locationStake(check, against, table, mind);
  const mine = check.actor === table.id(table.me) || against === table.me;
  return { stake: human || mine ? stake : -Math.abs(stake), difficulty: difficulty > 0 ? difficulty : (LOCATION_CHECKS[check.location] ?? 7), partial: 0, partialStake: 0 };
}

/** A card that may be added: its position among the options, and what it would do. */
interface Offered {
  readonly position: number;
  readonly strength: number;
  readonly helps: boolean;
  readonly keep: number;
}

function offered(ids: readonly string[], table: Table): Offered[] {
  const helpful = table.list('helpful-skills');
  return ids.map((id, position) => {
    const card = table.entity(id);
    return { position, strength: table.attribute('strength', card), helps: helpful.includes(table.attribute('skill', card)), keep: KEEP[cardId(id)] ?? 0 };
  });
}

/** Takes cards, the cheapest for their strength first, until `wanted` is reached; then gives back what was not needed. */
function gather(cards: readonly Offered[], wanted: number, most: number): number[] {
  const sorted = cards.toSorted((a, b) => (a.keep + 0.3) / a.strength - (b.keep + 0.3) / b.strength);
  const taken: Offered[] = [];
  let sum = 0;
  for (const card of sorted) {
    if (sum >= wanted || taken.length >= most) break;
    taken.push(card);
    sum += card.strength;
  }
  const needed = taken.filter((card) => {
    if (sum - card.strength < wanted) return true;
    sum -= card.strength;
    return false;
  });
  return needed.map(({ position }) => position);
}

/** The strength of the `most` strongest. */
function strongest(cards: readonly Offered[], most: number): number {
  return cards
    .map(({ strength }) => strength)
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((total, strength) => total + strength, 0);
}

/** Cards of somebody who wishes that the check passes. */
function support(cards: readonly Offered[], wish: Wish, most: number, table: Table, mind: Mind): number[] {
  const helping = cards.filter(({ helps }) => helps);
  const mine = strongest(helping, most);
  const { sofar, later, harm } = outlook(table, mind);
  const price = table.handSize(table.me) >= FULL_HAND ? PRICE / 2 : PRICE;
  const plan = (difficulty: number, stake: number): number | undefined => {
    const need = difficulty - sofar + harm;
    const safe = need + Math.min(MOST_MARGIN, MARGIN + stake * 0.5);
    if (safe <= 0) return 0;
    // All or nothing: what does not reach is lost.
    if (need > mine + later || stake < price * need) return undefined;
    return (safe * mine) / (mine + later * RELIANCE);
  };
  // From the Brig one card is all one has, and those outside may do the rest.
  if (most === 1) return wish.stake > 0.3 ? gather(helping.filter(({ strength }) => strength >= mine), 1, 1) : [];
  const wanted = plan(wish.difficulty, wish.stake) ?? (wish.partial > 0 ? plan(wish.partial, wish.partialStake) : undefined);
  return wanted === undefined || wanted <= 0 ? [] : gather(helping, wanted, most);
}

/** Cards of somebody who wishes that it fails: few, or he is found out; none when all can see them. */
function sabotage(cards: readonly Offered[], wish: Wish, most: number, table: Table, mind: Mind): number[] {
  const open = table.number('face-up-check') === 1;
  const revealed = table.role() === 'revealed-cylon';
  if (open && !revealed) return [];
  const harming = cards.filter(({ helps }) => !helps).toSorted((a, b) => b.strength - a.strength);
  const bold = revealed || -wish.stake > 3 || table.number('distance') >= 6;
  // Nobody wonders at somebody who defends himself.
  const accused = table.number('check-target') === table.me;
  const often = revealed || mind.once(bold ? 2 : 3);
  const many = accused ? 2 : often ? 1 : bold && mind.once(3) ? 2 : 0;
  return harming.slice(0, Math.min(most, many)).map(({ position }) => position);
}

/** What a hidden Cylon gives for show where little is at stake: some of what a human would give. */
function pretence(cards: readonly Offered[], wish: Wish, most: number, table: Table, mind: Mind): number[] {
  if (-wish.stake > SMALL_STAKE || mind.once(3)) return [];
  const asHuman = support(cards, { ...wish, stake: -wish.stake, partialStake: -wish.partialStake }, most, table, mind);
  return asHuman.slice(0, 2);
}

/** The positions of the cards to add to the check. */
export function addCards(ids: readonly string[], most: number, table: Table, mind: Mind): number[] {
  const wish = wishOf(table, mind);
  if (wish === undefined) return [];
  const cards = offered(ids, table);
  if (wish.stake > 0) return support(cards, wish, most, table, mind);
  const harming = sabotage(cards, wish, most, table, mind);
  return harming.length === 0 && table.role() === 'hidden-cylon' ? pretence(cards, wish, most, table, mind) : harming;
}

/** Whether to spend Declare Emergency: it takes 2 from the difficulty when the strength is known. */
export function declares(difficulty: number, strength: number, table: Table, mind: Mind): boolean {
  const wish = wishOf(table, mind);
  return wish !== undefined && wish.stake > 0.8 && strength < difficulty && strength >= difficulty - 2;
}

/** Whether to let engineering count. */
export function researches(table: Table, mind: Mind): boolean {
  const wish = wishOf(table, mind);
  if (wish === undefined || wish.stake < 1.5) return false;
  const engineering = table.entity('engineering');
  if (table.list('helpful-skills').includes(engineering)) return false;
  const cards = table.hand().filter((card) => table.attribute('skill', card) === engineering);
  return cards.length >= 3 && cards.reduce((total, card) => total + table.attribute('strength', card), 0) >= 6;
}

/** Whether to have the cards laid open: worth it when much is at stake and somebody is suspected. */
export function investigates(table: Table, mind: Mind): boolean {
  const wish = wishOf(table, mind);
  if (wish === undefined || wish.stake < 2.5 || table.number('face-up-check') === 1) return false;
  return table.everyone().some((player) => !table.revealed(player) && suspicionOf(player, table, mind) > 0.3);
}
