/** Choices among components: places, ships, people, cards. Must not choose among named alternatives. */
import type { Decision, Option } from '@dradis/engine';
import { type Judge, officerWorth, worthOfAction } from './actions.js';
import { LOCATIONS, SKILLS } from './data/cards.js';
import { costOfLoss } from './dials.js';
import { worthOfCard, worthOfSkill } from './hand.js';
import { worthOfMove, worthOfPlace, worthOfStaying } from './movement.js';
import { fitness } from './people.js';
import { need, needAround, targetWorth } from './space.js';
import { worthOfCrisis, worthOfDestination } from './worth.js';

type Pick = (id: string, judge: Judge, option: Option, decision: Decision) => number | undefined;

const sign = ({ human }: Judge): number => (human ? 1 : -1);

function areaOf(id: string, { table, danger }: Judge): Judge['danger']['areas'][number] | undefined {
  const place = table.id(table.sight.placeOf(table.entity(id)));
  return danger.areas.find((area) => area.id === place);
}

const bySpace = (id: string, judge: Judge): number => sign(judge) * needAround(judge.danger.areas, id);

function moveTo(id: string, judge: Judge, _: Option, { source }: Decision): number {
  return source.program === 'move' ? worthOfMove(id, judge) : bySpace(id, judge);
}

/** Civilian ships are worth what they carry; a hidden one about one of the people. */
function civilian(id: string, { table }: Judge): number {
  const population = costOfLoss('population', table);
  if (id.startsWith('empty-ship')) return 0;
  if (id.startsWith('large-ship')) return 2 * population;
  if (id.startsWith('fuel-ship')) return population + costOfLoss('fuel', table);
  return id.startsWith('liner') ? population + costOfLoss('morale', table) : population;
}

function damage(id: string, { table }: Judge): number {
  if (id === 'damage-food') return costOfLoss('food', table);
  if (id === 'damage-fuel') return costOfLoss('fuel', table);
  return (LOCATIONS[id.slice('damage-'.length)] ?? 1) + 0.9 * table.damages();
}

function exposure(id: string, { danger }: Judge): number {
  const area = danger.areas.find((one) => one.id === id);
  return area === undefined ? 0 : Math.min(area.raiders, area.civilians);
}

/** By purpose of a question: how much the asked player wants an option; undefined where only chance decides. */
const PICKS: Readonly<Record<string, Pick>> = {
  take: (id, judge, { ability }) => (ability === undefined ? worthOfCard(id, judge.table) : worthOfAction(ability, judge)),
  play: (id, judge, { ability }) => (ability === undefined ? -worthOfCrisis(id, judge.table) : worthOfAction(ability, judge)),
  resolve: (id, judge) => worthOfAction(`${id}.quorum-card.action`, judge),
  draw: (id, { table, mind }) => worthOfSkill(id, table, mind),
  'move to': moveTo,
  'move it to': (id, judge) => -sign(judge) * (judge.danger.areas.find((area) => area.id === id)?.raiders ?? 0),
  'leave for': (id, judge) => worthOfPlace(id, judge),
  'release to': (id, judge) => worthOfPlace(id, judge),
  'launch into': bySpace,
  move: (id, judge) => {
    const area = areaOf(id, judge);
    return area === undefined ? 0 : -need(area);
  },
  'attack with': (id, judge) => {
    const area = areaOf(id, judge);
    return area === undefined ? 0 : area.raiders + area.civilians;
  },
  attack: (id, judge, _, { source }) => targetWorth(id, areaOf(id, judge), source.program === 'weapons-control.action') * (judge.human ? 1 : -1),
  strike: (id, judge) => areaOf(id, judge)?.raiders ?? 0,
  destroy: (id, judge) => sign(judge) * (1 + (areaOf(id, judge)?.civilians ?? 0)),
  damage: (id, judge) => {
    const piloted = judge.table.attribute('pilot', judge.table.entity(id)) >= 0;
    return sign(judge) * ((piloted ? -2 : 0) - (areaOf(id, judge)?.raiders ?? 0));
  },
  'call back': (id, judge) => -(areaOf(id, judge)?.raiders ?? 0),
  'activate the raiders of': (id, judge) => -sign(judge) * exposure(id, judge),
  'board from': () => undefined,
  'be destroyed': (id, judge) => -sign(judge) * civilian(id, judge),
  'be attacked': (id, { table }) => (table.attribute('pilot', table.entity(id)) < 0 ? 1 : 0),
  face: (id, judge) => sign(judge) * worthOfCrisis(id, judge.table),
  cause: (id, judge) => -worthOfCrisis(id, judge.table),
  'travel to': (id, judge) => sign(judge) * worthOfDestination(id, judge.table),
  'carry out': (id, judge) => damage(id, judge),
  'make worthless': (id, judge) => {
    const helps = judge.table.list('helpful-skills').includes(judge.table.entity(id));
    return (helps ? -1 : 1) * sign(judge) * (SKILLS[id] ?? 1);
  },
  'give the order to': (id, { table, mind, danger, human }) => officerWorth(table.entity(id), table, mind, danger, human),
};

/** What declining is worth: staying where one is, doing nothing, sparing everybody. */
function decline({ purpose, source }: Decision, judge: Judge): number {
  if (purpose === 'move to' && source.program === 'move') return worthOfStaying(judge);
  if (purpose === 'take') return 0;
  if (purpose === 'send to the Brig') return judge.human ? 0.45 : -9;
  if (purpose === 'send to Sickbay') return -9;
  return 0;
}

/** How much an option is wanted; undefined where the players of this file have no opinion. */
export function worthOfPick(decision: Decision, option: Option, judge: Judge): number | undefined {
  if (option.id === 'none') return decline(decision, judge);
  const purpose = decision.purpose ?? '';
  if (option.id.startsWith('player-')) {
    const entity = judge.table.entity(option.id);
    if (purpose !== 'give the order to') return fitness(purpose, entity, judge.table, judge.mind);
  }
  return PICKS[purpose]?.(option.id, judge, option, decision);
}
