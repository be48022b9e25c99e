/** What each action is worth to the asked player as the table stands, by ability id. Must not answer questions. */
import { DECREES, LOCATIONS } from './data/cards.js';
import { costOfLoss } from './dials.js';
import { worthOfJump } from './jump.js';
import type { Mind } from './mind.js';
import { SUSPECT, suspicionOf } from './people.js';
import { worthOfReveal } from './reveal.js';
import { type Danger, dangerOf, needAround } from './space.js';
import type { Table } from './table.js';
import { cardId, worthOf } from './worth.js';

/** What an action is judged by. */
export interface Judge {
  readonly table: Table;
  readonly mind: Mind;
  readonly danger: Danger;
  /** Whether the asked player works for the humans. */
  readonly human: boolean;
}

/** A judge for the present question. Space is looked at only if the question has to do with it. */
export function judgeOf(table: Table, mind: Mind, human = table.role() === 'human'): Judge {
  let danger: Danger | undefined;
  return {
    table,
    mind,
    get danger() {
      danger ??= dangerOf(table);
      return danger;
    },
    human,
  };
}

type Worth = (judge: Judge) => number;

function mostSuspected({ table, mind }: Judge): number {
  let most = 0;
  for (const player of table.everyone()) {
    if (player === table.me || table.revealed(player) || table.location(player) === 'brig') continue;
    most = Math.max(most, suspicionOf(player, table, mind));
  }
  return most;
}

function armoryWorth({ table }: Judge): number {
  const furthest = Math.max(-1, ...table.centurions());
  return furthest < 0 ? 0 : ([1.5, 2.6, 4.5, 12][Math.min(3, furthest)] ?? 0) + 0.4 * table.centurions().length;
}

function repairWorth({ table, danger }: Judge): number {
  const here = table.location(table.me);
  const broken = table.countIn('damaged-vipers', 'viper');
  const vipers = here === 'hangar-deck' ? Math.min(2, broken) * (danger.raiders > 0 ? 0.7 : 0.45) : 0;
  return Math.max(table.damaged(here) ? locationWorth(here, table) : 0, vipers);
}

/** What it is worth to have a location whole again. */
export function locationWorth(location: string, table: Table): number {
  return (LOCATIONS[location] ?? 0.5) + Math.max(0, table.damages() - 2) * 1.6;
}

function bestOfficer({ table, mind, danger, human }: Judge): number {
  let best = 0;
  for (const player of table.everyone()) {
    if (player !== table.me && !table.revealed(player)) best = Math.max(best, officerWorth(player, table, mind, danger, human));
  }
  return best;
}

/** What two actions of another player are worth to the humans, guessed from where he stands. */
export function officerWorth(player: number, table: Table, mind: Mind, danger: Danger, human: boolean): number {
  const location = table.location(player);
  if (location === 'brig' || location === 'stranded') return 0.1;
  let worth = 1.2 + 0.1 * table.handSize(player);
  if (location === 'ftl-control' && table.number('jump-preparation') >= 3) worth += 1.5;
  if (table.pilotArea(player) !== '') worth += Math.min(2, danger.raiders * 0.5);
  if (location === 'command' || location === 'weapons-control') worth += Math.min(1.5, danger.raiders * 0.3);
  if (location === 'armory') worth += Math.max(0, ...table.centurions().map((steps) => [1, 1.8, 3.5, 9][Math.min(3, steps)] ?? 0));
  if (player === table.number('president')) worth += 0.6;
  const trust = 1 - 1.6 * Math.max(0, suspicionOf(player, table, mind));
  return human ? worth * trust : worth * 0.5;
}

function decree(card: string, judge: Judge): number {
  const { table, mind, human } = judge;
  const outcome = DECREES[card];
  let worth = worthOf(outcome, table);
  if (card === 'arrest-order') worth = human ? 3 * (mostSuspected(judge) - SUSPECT) : 1;
  if (card === 'presidential-pardon') worth = table.everyone().some((player) => player !== table.me && table.location(player) === 'brig' && suspicionOf(player, table, mind) < 0.2) ? 1.6 : 0.1;
  return human || card === 'arrest-order' ? worth : 0.4 - 0.5 * worth;
}

/** Cylons at work, in the open. */
const CYLON_PLACES: Readonly<Record<string, Worth>> = {
  'caprica.action': ({ table }) => 2.4 + (table.superCrises(table.me) > 0 && table.attribute('outcast', table.me) !== 1 ? 2.2 : 0),
  'cylon-fleet.action': (judge) => Math.max(...fleetOrders(judge)),
  'human-fleet.action': () => 1.3,
  'resurrection-ship.action': ({ table }) => (table.loyalty(table.me).length > 0 && table.number('distance') <= 7 ? 1.5 : 0.5),
};

/** What each order at the Cylon Fleet is worth: raiders, heavy raiders, basestars, launch. */
export function fleetOrders({ table, danger }: Judge): readonly [number, number, number, number] {
  const furthest = Math.max(-1, ...table.centurions());
  const raiders = danger.raiders === 0 ? danger.basestars * 0.6 : 0.5 + 1.3 * danger.exposed + 0.25 * danger.raiders;
  const heavy = (furthest < 0 ? 0 : ([1.5, 2.5, 5, 40][Math.min(3, furthest)] ?? 0)) + 1.2 * danger.heavyRaiders + (danger.heavyRaiders === 0 ? 0.5 * danger.basestars : 0);
  const basestars = danger.basestars * (1 + 0.25 * table.damages());
  return [raiders, heavy, basestars, danger.basestars * 1.4];
}

/** Actions by ability id; quorum cards and the revealing of Loyalty cards are looked up by kind. */
const ACTIONS: Readonly<Record<string, Worth>> = {
  ...CYLON_PLACES,
  'ftl-control.action': (judge) => {
    const worth = worthOfJump(judge.table, judge.danger);
    return judge.human ? worth : worth > 20 ? -50 : judge.table.number('jump-preparation') === 3 && judge.table.level('population') <= 5 ? 1.5 - 0.5 * worth : 0.3 - worth;
  },
  'weapons-control.action': ({ danger }) => (danger.basestars > 0 ? 1.3 : 0) + Math.min(1.2, 0.4 * danger.raiders + 0.4 * danger.heavyRaiders),
  'command.action': ({ danger, table }) => (danger.raiders + danger.heavyRaiders > 0 ? 1.3 + Math.min(2, 0.3 * danger.raiders) + 0.5 * danger.exposed : danger.civilians > 0 && table.countIn('reserves', 'viper') > 0 ? 0.7 : 0.1),
  'communications.action': ({ danger }) => 0.2 + 0.9 * danger.exposed,
  'admirals-quarters.action': (judge) => (judge.human ? 5 * (mostSuspected(judge) - SUSPECT) : judge.table.number('distance') >= 4 ? 0.9 : -0.5),
  'research-lab.action': () => 0.75,
  'press-room.action': () => 1.15,
  'hangar-deck.action': ({ danger }) => (danger.raiders > 0 ? 1.5 : 0.55) + Math.min(2.2, 0.5 * danger.raiders + 0.3 * danger.heavyRaiders),
  'armory.action': armoryWorth,
  'presidents-office.action': ({ table }) => (table.number('president') === table.me ? 1.5 : -1),
  'administration.action': (judge) => {
    const president = judge.table.number('president');
    if (!judge.human) return president === judge.table.me ? -1 : 0.3;
    return president < 0 || president === judge.table.me ? -1 : 4 * (suspicionOf(president, judge.table, judge.mind) - SUSPECT);
  },
  'brig.action': ({ table, mind, human }) => {
    if (!human) return 3;
    // Those outside must have the cards.
    const cards = table.everyone().reduce((sum, player) => sum + (player === table.me || table.revealed(player) ? 0 : table.handSize(player) * Math.max(0, 1 - 2 * Math.max(0, suspicionOf(player, table, mind)))), 0);
    return cards >= 4 * (table.players - 1) ? 2.5 : 0.3;
  },
  'consolidate-power.action': () => 0.9,
  'executive-order.action': (judge) => bestOfficer(judge) * 0.9 - 0.3,
  'launch-scout.action': ({ table }) => (table.countIn('reserves', 'raptor') > 1 ? 0.9 : 0.3),
  'maximum-firepower.action': ({ table, danger }) => {
    const area = danger.areas.find(({ id }) => id === table.pilotArea(table.me));
    return area === undefined ? 0 : Math.min(4, area.raiders + 0.6 * area.heavyRaiders) * 0.9 + (area.raiders === 0 ? 0.2 : 0);
  },
  'repair.action': repairWorth,
  'president-title.action': () => 0.85,
  'admiral-title.action': ({ table, danger, human }) => {
    if (!human) return -0.5;
    // The sooner the fleet is away, the less there is to gain; and a nuke kept to the end is a nuke wasted.
    const stay = Math.max(0, 4 - table.number('jump-preparation')) / 4;
    return danger.basestars === 0 ? -1 : (danger.basestars * 1.6 + (danger.raiders >= 4 ? 0.5 : 0)) * stay - (table.number('distance') < 5 ? 0.5 : 0.1);
  },
  'gaius-baltar.cylon-detector': ({ human }) => (human ? 2.2 : -1),
  'laura-roslin.skilled-politician': ({ human }) => (human ? 1.6 : 0),
  'lee-adama.cag': ({ danger }) => Math.min(5, 0.6 * danger.raiders + danger.exposed) - 0.8,
  'saul-tigh.declare-martial-law': ({ table, mind, human }) => {
    const president = table.number('president');
    return president < 0 ? 0 : human ? 3 * (suspicionOf(president, table, mind) - 0.3) : table.number('admiral') === table.me ? 1 : -0.5;
  },
  'tom-zarek.unconventional-tactics': ({ table, human }) => {
    const gain = Math.max(costOfLoss('fuel', table), costOfLoss('food', table), costOfLoss('morale', table));
    const worth = 0.8 * (gain - costOfLoss('population', table)) - 0.4;
    return human ? worth : -worth - 0.5;
  },
};

/** The actions that hurt the Cylons so much that a hidden one leaves them to others. */
const HELPS_HUMANS: ReadonlySet<string> = new Set(['weapons-control.action', 'command.action', 'communications.action', 'armory.action', 'maximum-firepower.action', 'repair.action', 'lee-adama.cag', 'hangar-deck.action']);

/** What using an ability is worth to the asked player; an ability of a pack's own counts a little. */
export function worthOfAction(ability: string, judge: Judge): number {
  const at = ability.indexOf('@');
  const id = cardId(at < 0 ? ability : ability.slice(0, at));
  if (id.endsWith('.loyalty-card.action')) return worthOfReveal(judge.table);
  if (id.endsWith('.quorum-card.action')) return decree(id.slice(0, -'.quorum-card.action'.length), judge);
  const worth = ACTIONS[id]?.(judge) ?? 0.3;
  return judge.human || !HELPS_HUMANS.has(id) ? worth : worth * 0.25;
}

/** What standing in an area with one's viper is worth. */
export function areaWorth(id: string, { danger }: Judge): number {
  return 0.8 * needAround(danger.areas, id);
}
