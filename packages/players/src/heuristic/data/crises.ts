/**
 * What each Crisis and Super Crisis card means to the humans, by card id. Data only: how it is weighed stands in
 * `../worth.ts`. Difficulties, skills and icons are read from the pack.
 */
import type { Outcome } from './outcome.js';

/** A card: its check if it has one, its boxes if somebody chooses. A check beside `lower` is the upper box. */
export interface CrisisWeights {
  readonly pass?: Outcome;
  readonly partial?: Outcome;
  readonly fail?: Outcome;
  readonly upper?: Outcome;
  readonly lower?: Outcome;
  /** An attack: how bad it is, in the value of a typical resource. */
  readonly attack?: number;
}

const RIOTS: CrisisWeights = { upper: { food: -1, morale: -1 }, lower: { population: -1, fuel: -1 } };
const RESCUE_MISSION: CrisisWeights = { upper: { morale: -1, sickbay: 1 }, lower: { fuel: -1, raptors: -1 } };
const WATER_SHORTAGE: CrisisWeights = { upper: { food: -1 }, lower: { cards: -5 } };

/** By card id, copies share one entry. */
export const CRISES: Readonly<Record<string, CrisisWeights>> = {
  'a-traitor-accused': { fail: { brig: 1 }, lower: { cards: -5 } },
  'admiral-grilled': { fail: { morale: -1, cards: -2 }, lower: { morale: -1 } },
  'analyze-enemy-fighter': { pass: { raptors: 0.3 }, fail: { population: -1 }, lower: { population: -0.5, cards: -1 } },
  'bomb-threat': { fail: { morale: -1, civilians: -1 }, lower: { morale: -0.5, civilians: -0.5 } },
  'build-cylon-detector': { upper: { nukes: -1 }, lower: { morale: -1, cards: -2 } },
  'colonial-day': { pass: { morale: 1 }, fail: { morale: -2 }, lower: { morale: -1 } },
  'crash-landing': { fail: { fuel: -0.5, morale: -0.5, sickbay: 0.5 } },
  'crippled-raider': { pass: { jump: 1 }, fail: { population: -1 }, lower: { raiders: 1.5, civilians: -0.2 } },
  'cylon-accusation': { fail: { brig: 1 } },
  'cylon-screenings': { fail: { morale: -1, insight: 1 }, lower: { cards: -8 } },
  'cylon-tracking-device': { fail: { raptors: -1, basestars: 1, civilians: -0.6 } },
  'cylon-virus': { fail: { centurions: 1, sickbay: 0.3 } },
  'declare-martial-law': { upper: { morale: -1 }, lower: { population: -1, cards: -2 } },
  'detector-sabotage': { fail: { other: -0.8 } },
  'elections-loom': { partial: { morale: -1 }, fail: { morale: -1, cards: -4 } },
  'food-shortage': { upper: { food: -2 }, lower: { food: -1, cards: -5 } },
  'forced-water-mining': { pass: { food: 1 }, fail: { population: -1, morale: -1 }, lower: { food: 1, morale: -1, cards: -4 } },
  'fulfiller-of-prophecy': { pass: { cards: 1 }, fail: { population: -1 }, lower: { cards: -1, other: -2.2 } },
  'guilt-by-collusion': { pass: { insight: 0.5 }, fail: { morale: -1 } },
  'hangar-accident': { partial: { population: -1 }, fail: { population: -1, vipers: -2 } },
  'informing-the-public': { pass: { insight: 1 }, fail: { morale: -2 }, lower: { morale: -0.5, population: -0.5 } },
  'jump-computer-failure': { fail: { population: -1, jump: -1 } },
  'keep-tabs-on-visitor': { fail: { population: -1 }, lower: { cards: -4 } },
  'legendary-discovery': { pass: { distance: 1 }, fail: { food: -1, raptors: -1 } },
  'loss-of-a-friend': { partial: { cards: -2 }, fail: { morale: -1, cards: -2 } },
  'low-supplies': { fail: { morale: -1.4 } },
  'mandatory-testing': { pass: { insight: 1 }, fail: { morale: -1 } },
  'missing-g4-explosives': { fail: { food: -1, brig: 0.2 } },
  'network-computers': { pass: { jump: 1 }, fail: { population: -1, centurions: 1 }, lower: { population: -1, jump: -1 } },
  'prison-labor': { fail: { morale: -1, food: -1 } },
  'prisoner-revolt': { partial: { population: -1 }, fail: { population: -1, other: -0.5 } },
  'requested-resignation': { upper: { cards: -4 }, lower: { other: -1 } },
  'rescue-caprica-survivors': { upper: { fuel: -1, food: -1, population: 1 }, lower: { morale: -1 } },
  'rescue-mission-basestars': RESCUE_MISSION,
  'rescue-mission-raiders': RESCUE_MISSION,
  'rescue-the-fleet': { upper: { population: -2 }, lower: { morale: -1, basestars: 1, raiders: 3, civilians: -0.8 } },
  resistance: { partial: { food: -1 }, fail: { food: -1, fuel: -1 } },
  'riots-basestars': RIOTS,
  'riots-launch': RIOTS,
  'scouting-for-fuel': { pass: { fuel: 1 }, fail: { fuel: -1, raptors: -1 }, lower: { fuel: -0.5 } },
  'scouting-for-water': { pass: { food: 1 }, fail: { fuel: -1, raptors: -1 }, lower: { food: -1 } },
  'security-breach': { fail: { morale: -1, sickbay: 0.3 } },
  'send-survey-team': { fail: { sickbay: 1, raptors: -1 }, lower: { fuel: -0.62 } },
  'sleep-deprivation': { upper: { sickbay: 1, other: -0.6 }, lower: { morale: -1 } },
  'terrorist-bomber': { fail: { morale: -1, sickbay: 1 } },
  'terrorist-investigations': { pass: { insight: 1 }, fail: { morale: -1 } },
  'the-olympic-carrier': { partial: { population: -1 }, fail: { morale: -1, population: -1 } },
  'unexpected-reunion': { fail: { morale: -1, cards: -5 } },
  'unidentified-ship': { fail: { population: -1 } },
  'water-sabotaged': { fail: { food: -2 }, lower: { food: -1 } },
  'water-shortage-basestars': WATER_SHORTAGE,
  'water-shortage-basestars-jump': WATER_SHORTAGE,
  'water-shortage-raiders-jump': WATER_SHORTAGE,
  'weapon-malfunction': { fail: { vipers: -2, sickbay: 0.3 } },
  'witch-hunt': { partial: { morale: -1 }, fail: { morale: -1, sickbay: 1 } },
  ambush: { attack: 5 },
  besieged: { attack: 6 },
  'boarding-parties': { attack: 5 },
  'cylon-swarm': { attack: 5.5 },
  'heavy-assault': { attack: 5 },
  'jammed-assault': { attack: 4.5 },
  'raiding-party': { attack: 4.5 },
  surrounded: { attack: 5 },
  'tactical-strike': { attack: 4.5 },
  'thirty-three': { attack: 5 },
  'bomb-on-colonial-1': { fail: { morale: -2, sickbay: 1 } },
  'cylon-intruders': { partial: { centurions: 1 }, fail: { centurions: 2, damage: 1 } },
  'fleet-mobilization': { pass: { raiders: 3, damage: 0.6 }, fail: { morale: -1, raiders: 5, damage: 1, centurions: 0.5 } },
  'inbound-nukes': { fail: { fuel: -1, food: -1, population: -1 } },
  'massive-assault': { attack: 8 },
};

/** What the humans expect each activation icon to cost, beyond what the ships in space can do. */
export const ICONS: Readonly<Record<string, number>> = { raiders: 0.5, 'heavy-raiders': 0.6, basestars: 0.4, 'launch-raiders': 0.7 };
