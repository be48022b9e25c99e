/**
 * What cards, places and people are worth to whoever plays them, by id of the pack. Data only; the unit is a typical
 * resource, about a twelfth of a game.
 */
import type { Outcome } from './outcome.js';

/** Destinations: everything their arrival does, beside the distance. */
export const DESTINATIONS: Readonly<Record<string, Outcome>> = {
  'asteroid-field': { distance: 3, fuel: -2, civilians: -1 },
  'barren-planet': { distance: 2, fuel: -2 },
  'cylon-ambush': { distance: 3, fuel: -1, basestars: 1, raiders: 3, civilians: -0.6 },
  'cylon-refinery': { distance: 2, fuel: -0.6, vipers: -0.6 },
  'deep-space': { distance: 2, fuel: -1, morale: -1 },
  'desolate-moon': { distance: 3, fuel: -3 },
  'icy-moon': { distance: 1, fuel: -1, food: 0.75, raptors: -0.25 },
  'ragnar-anchorage': { distance: 1, vipers: 2, raptors: 0.3 },
  'remote-planet': { distance: 2, fuel: -1, raptors: -1 },
  'tylium-planet': { distance: 1, fuel: 0.5, raptors: -0.25 },
};

/** Quorum cards: what resolving them gives the humans. */
export const DECREES: Readonly<Record<string, Outcome>> = {
  'accept-prophecy': { cards: 1 },
  'arrest-order': { brig: -0.3 },
  'assign-arbitrator': { cards: 2, other: 0.2 },
  'assign-mission-specialist': { cards: 2, other: 0.8 },
  'assign-vice-president': { cards: 2, other: 0.1 },
  'authorization-of-brutal-force': { raiders: -3, population: -0.25 },
  'encourage-mutiny': { morale: -0.25 },
  'food-rationing': { food: 0.375 },
  'inspirational-speech': { morale: 0.375 },
  'presidential-pardon': { other: 0.2 },
  'release-cylon-mugshots': { insight: 1, morale: -0.375 },
};

/** Worth of keeping a Skill card in hand for what it does, beside its strength. */
export const KEEP: Readonly<Record<string, number>> = {
  'executive-order': 1.1,
  'declare-emergency': 0.8,
  'strategic-planning': 0.7,
  'scientific-research': 0.6,
  'investigative-committee': 0.6,
  'maximum-firepower': 0.6,
  'launch-scout': 0.5,
  'evasive-maneuvers': 0.4,
  repair: 0.5,
  'consolidate-power': 0.5,
};

/** How useful cards of a skill are in the checks of the deck, roughly by how many checks count them. */
export const SKILLS: Readonly<Record<string, number>> = { leadership: 1.2, tactics: 1.1, politics: 1.1, engineering: 0.75, piloting: 0.6 };

/** How much harm it does to keep a location damaged. */
export const LOCATIONS: Readonly<Record<string, number>> = { 'ftl-control': 2.2, command: 1.5, 'weapons-control': 1.4, 'hangar-deck': 1.1, armory: 1.2, 'admirals-quarters': 1.2 };

/** Difficulty and skills of the checks that locations hold; the skills stand in their effects. */
export const LOCATION_CHECKS: Readonly<Record<string, number>> = { 'admirals-quarters': 7, administration: 5, brig: 7 };

/** What a wish of the roller for a high die hangs on: the actions whose dice should be high. */
export const HIGH_DICE: ReadonlySet<string> = new Set([
  'attack', 'the lower box',
  'ftl-control.action', 'launch-scout.action', 'weapons-control.action', 'armory.action', 'admiral-title.action', 'command.action', 'maximum-firepower.action', 'lee-adama.cag',
  'food-rationing.quorum-card.action', 'inspirational-speech.quorum-card.action', 'authorization-of-brutal-force.quorum-card.action', 'encourage-mutiny.quorum-card.action',
]);
