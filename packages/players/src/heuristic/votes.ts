/** Boxes of crisis cards, yes or no, and choices among named alternatives. Must not choose among components. */
import type { Decision } from '@dradis/engine';
import { worthOfAction, fleetOrders, type Judge, locationWorth } from './actions.js';
import { CRISES } from './data/crises.js';
import { wishOf } from './checks.js';
import { costOfLoss } from './dials.js';
import { worthOfMove, worthOfStaying } from './movement.js';
import { dangerOf } from './space.js';
import { cardId, worthOf, worthOfCheck, worthOfCrisis, worthOfDestination } from './worth.js';

/** What a box of a crisis card is worth to the humans: 1 is the upper, 2 the lower one. */
export function worthOfBox(card: string, box: number, { table }: Judge): number {
  const weights = CRISES[cardId(card)];
  if (box === 2) return worthOf(weights?.lower, table);
  return weights?.upper === undefined ? worthOfCheck(card, table) : worthOf(weights.upper, table);
}

function crisisAtHand({ table }: Judge): string {
  return table.id(table.sight.contents(table.names.zones['crisis-at-hand'])[0] ?? -1);
}

type Labels = (label: string, judge: Judge) => number;

const sideOf = ({ human }: Judge): number => (human ? 1 : -1);

function boxes(label: string, judge: Judge): number {
  const worth = worthOfBox(crisisAtHand(judge), label === 'the lower box' ? 2 : 1, judge);
  return sideOf(judge) * worth;
}

/** Where an ordered player may want to go. */
const PLACES = ['ftl-control', 'weapons-control', 'command', 'communications', 'admirals-quarters', 'research-lab', 'hangar-deck', 'armory', 'press-room', 'presidents-office'] as const;

function bestGoal(judge: Judge): number {
  const { table } = judge;
  let best = -1;
  for (const place of PLACES) {
    if (table.vessel(place) !== '' && place !== table.location(table.me)) best = Math.max(best, worthOfMove(place, judge));
  }
  return best;
}

function officer(label: string, judge: Judge): number {
  const { table } = judge;
  const stay = worthOfStaying(judge);
  if (label === 'take 2 actions') return table.pilotArea(table.me) === '' ? stay * 1.5 : stay * 1.8;
  return Math.max(stay, bestGoal(judge)) + (table.location(table.me) === 'sickbay' ? 1 : 0);
}

function pilot(label: string, judge: Judge): number {
  const { table, danger, human } = judge;
  if (label === 'do nothing') return 0;
  const area = danger.areas.find(({ id }) => id === table.pilotArea(table.me));
  const targets = area === undefined ? 0 : area.raiders + area.heavyRaiders + 0.3 * area.basestars;
  if (label === 'activate the viper') return (targets > 0 ? 1.6 : danger.raiders > 0 ? 1 : 0.2) * (human ? 1 : 0.3);
  return Math.max(worthOfStaying(judge) - (table.pilotArea(table.me) === '' ? 0 : 0.2), 0.1);
}

/** The card the asked player is looking at by himself. */
function reviewed({ table }: Judge): string {
  return table.id(table.sight.contents(table.names.zones['cards-under-review'])[0] ?? -1);
}

function scouted(label: string, judge: Judge): number {
  const card = reviewed(judge);
  const crisis = CRISES[cardId(card)] !== undefined;
  const worth = crisis ? worthOfCrisis(card, judge.table) + 1.2 : worthOfDestination(card, judge.table) - 1.5;
  return sideOf(judge) * (label === 'leave it on top' ? worth : -worth);
}

function viperOrder(label: string, { danger, human }: Judge): number {
  const attackers = danger.raiders + danger.heavyRaiders;
  if (!human) return label === 'nothing' ? 1 : label === 'move a viper' ? 0.5 : 0;
  switch (label) {
    case 'attack with a viper':
      return 3;
    case 'launch a viper':
      return attackers > 0 || danger.civilians > danger.vipers ? 2 : 0.2;
    case 'move a viper':
      return attackers > 0 ? 1.5 : 0.1;
    default:
      return 0.15;
  }
}

/** By program that asks: how much the asked player wants an alternative, by its label. */
const CHOICES: Readonly<Record<string, Labels>> = {
  'resolve-choice': boxes,
  'executive-order.action': officer,
  'take-an-action': pilot,
  'activate-own-viper': (label) => (label === 'attack' ? 1 : 0),
  'activate-unmanned-viper': viperOrder,
  'scout-deck': scouted,
  'launch-scout.action': (label, { table }) => (label === 'the Destination deck' ? (table.number('jump-preparation') >= 3 ? 1.1 : 0.2) : 0.8),
  'sharon-valerii.mysterious-intuition': (label, judge) => (label === 'pass' ? sideOf(judge) : 0),
  'tom-zarek.friends-in-low-places': lower,
  'assign-arbitrator.in-play': lower,
  'presidents-office.action': (label, judge) => {
    if (label === 'draw 1 more') return 0.9;
    return label === 'neither' ? 0 : bestDecree(judge);
  },
  'caprica.action': (label) => (label === 'play a Super Crisis card' ? 1 : 0),
  'cylon-fleet.action': (label, judge) => {
    const [raiders, heavy, basestars, launch] = fleetOrders(judge);
    return label === 'activate raiders' ? raiders : label === 'activate heavy raiders' ? heavy : label === 'activate basestars' ? basestars : launch;
  },
  'tom-zarek.unconventional-tactics': (label, judge) => {
    const { table } = judge;
    const resource = label.includes('fuel') ? 'fuel' : label.includes('food') ? 'food' : 'morale';
    return sideOf(judge) * costOfLoss(resource, table);
  },
  'requested-resignation.or': (label) => (label === 'go to the Brig' ? 0 : 1),
  'authorization-of-brutal-force.decree': (label, { table, danger, human }) => {
    const worth = label === 'destroy 3 raiders' ? 0.4 * Math.min(3, danger.raiders) + 0.2 * danger.exposed : label === 'destroy 1 heavy raider' ? 0.9 : 0.8 + Math.max(0, ...table.centurions());
    return human ? worth : -worth;
  },
  'repair.action': (label, { table }) => (label === 'repair this location' ? locationWorth(table.location(table.me), table) : 0.9),
};

function lower(label: string, { table, mind }: Judge): number {
  const passes = (wishOf(table, mind)?.stake ?? 0) > 0;
  return label.startsWith('lower') === passes ? 1 : 0;
}

function bestDecree(judge: Judge): number {
  const { table } = judge;
  let best = 0;
  for (const card of table.sight.contents(table.names.zones['quorum-hand'])) {
    if (card >= 0) best = Math.max(best, worthOfAction(`${cardId(table.id(card))}.quorum-card.action`, judge));
  }
  return best;
}

/** How much an alternative is wanted; undefined for questions of cards that are not known here. */
export function worthOfChoice(decision: Decision, label: string, judge: Judge): number | undefined {
  return CHOICES[decision.source.program]?.(label, judge);
}

/** By program that asks: whether the humans should say yes. */
const YES: Readonly<Record<string, (judge: Judge) => boolean>> = {
  'crash-landing.fail': ({ table }) => costOfLoss('fuel', table) < costOfLoss('morale', table) + 0.9,
  'tylium-planet.arrival': () => true,
  'icy-moon.arrival': () => true,
  'ragnar-anchorage.arrival': () => true,
  'cylon-refinery.arrival': ({ table }) => costOfLoss('fuel', table) > 2.2 || pressureless(table),
};

function pressureless(table: Judge['table']): boolean {
  const danger = dangerOf(table);
  return danger.raiders === 0 && table.level('fuel') <= 5;
}

/** Questions that only Cylons are asked, or that cost nothing: always yes. */
const ALWAYS: ReadonlySet<string> = new Set(['cylon-agitator.power', 'cylon-saboteur.power']);

/** Yes or no; undefined for questions of cards that are not known here. */
export function saysYes(decision: Decision, judge: Judge): boolean | undefined {
  const { program } = decision.source;
  if (ALWAYS.has(program)) return true;
  if (program === 'resurrection-ship.action') return false;
  const yes = YES[program]?.(judge);
  return yes === undefined ? undefined : yes === judge.human;
}
