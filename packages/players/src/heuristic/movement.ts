/** Where a player goes: as far as the best action there is worth more than the best one here. Must not act. */
import { areaWorth, type Judge, locationWorth, worthOfAction } from './actions.js';
import { cardId } from './worth.js';

/** What a card costs that is paid for going to another ship. */
const FARE = 0.55;

/** Cards in hand whose action a place makes possible. */
function repairs(place: string, { table, human }: Judge): number {
  if (!human || !table.hand().some((card) => cardId(table.id(card)) === 'repair')) return 0;
  if (table.damaged(place)) return locationWorth(place, table);
  return place === 'hangar-deck' ? Math.min(2, table.countIn('damaged-vipers', 'viper')) * 0.5 : 0;
}

/** Whether the action of a location could be used there. Prohibitions of cards are not looked for. */
function open(place: string, { table, danger }: Judge): boolean {
  const { me } = table;
  if (table.damaged(place)) return false;
  switch (place) {
    case 'ftl-control':
      return table.number('jump-preparation') >= 3;
    case 'weapons-control':
      return danger.raiders + danger.heavyRaiders + danger.basestars > 0;
    case 'communications':
      return danger.civilians > 0;
    case 'presidents-office':
      return table.number('president') === me;
    case 'hangar-deck': {
      const pilots = table.attributes('skills', table.attribute('character', me)).includes(table.entity('piloting'));
      return pilots && table.pilotArea(me) === '' && table.countIn('reserves', 'viper') > 0;
    }
    case 'armory':
      return table.centurions().length > 0;
    case 'cylon-fleet':
    case 'human-fleet':
    case 'caprica':
    case 'resurrection-ship':
      return true;
    default:
      return place !== 'sickbay' && place !== 'brig';
  }
}

/** What being in a place is worth for the action that follows. */
export function worthOfPlace(place: string, judge: Judge): number {
  const { table } = judge;
  if (table.vessel(place) === '') return areaWorth(place, judge);
  return Math.max(repairs(place, judge), open(place, judge) ? worthOfAction(`${place}.action`, judge) : 0);
}

/** What going to a place is worth, the fare paid. */
export function worthOfMove(place: string, judge: Judge): number {
  const { table } = judge;
  const flying = table.pilotArea(table.me) !== '';
  const fare = table.revealed(table.me) || table.vessel(place) === '' ? 0 : flying ? FARE + 0.8 : table.vessel(place) === table.vessel(table.location(table.me)) ? 0 : FARE;
  return worthOfPlace(place, judge) - fare;
}

/** What the asked player can do best without moving. */
export function worthOfStaying(judge: Judge): number {
  const { table } = judge;
  const area = table.pilotArea(table.me);
  let best = worthOfPlace(area === '' ? table.location(table.me) : area, judge);
  if (table.revealed(table.me)) return best;
  for (const card of table.hand()) {
    const id = cardId(table.id(card));
    if (id === 'consolidate-power' || id === 'executive-order' || id === 'launch-scout' || id === 'maximum-firepower') best = Math.max(best, worthOfAction(`${id}.action`, judge));
  }
  return best;
}
