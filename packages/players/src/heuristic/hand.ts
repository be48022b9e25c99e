/** Skill cards: which to draw, which to give up. Must not play them. */
import { KEEP, SKILLS } from './data/cards.js';
import type { Mind } from './mind.js';
import type { Table } from './table.js';
import { cardId } from './worth.js';

/** What a card in hand is worth. Whoever sabotages checks keeps strong cards of skills that few checks count. */
export function worthOfCard(id: string, table: Table): number {
  const strength = table.attribute('strength', table.entity(id));
  const skill = SKILLS[table.id(table.attribute('skill', table.entity(id)))] ?? 1;
  const human = table.role() === 'human';
  return strength * (human ? skill : 2 - skill) * 0.5 + (table.revealed(table.me) ? 0 : 0.6 * (KEEP[cardId(id)] ?? 0));
}

/** The `n` cards to give up: the least worth. */
export function cheapest(ids: readonly string[], n: number, table: Table): number[] {
  const worth = ids.map((id) => worthOfCard(id, table));
  return ids.map((_, position) => position).toSorted((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0)).slice(0, n);
}

/** How much the asked player wants a card of a skill: those that checks count, and a little of everything. */
export function worthOfSkill(skill: string, table: Table, mind: Mind): number {
  const entity = table.entity(skill);
  const held = table.hand().filter((card) => table.attribute('skill', card) === entity).length;
  const useful = SKILLS[skill] ?? 1;
  const damaged = skill === 'engineering' ? Math.min(0.6, table.damages() * 0.25) : 0;
  return (table.role() === 'human' ? useful + damaged : 2 - useful) - held * 0.12 + (mind.once(3) ? 0.15 : 0);
}
