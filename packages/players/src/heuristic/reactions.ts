/** Cards and abilities that answer to something, by event. Must not choose what happens once one is used. */
import type { Decision, RenderedValue } from '@dradis/engine';
import type { Judge } from './actions.js';
import { declares, investigates, researches, wishOf } from './checks.js';
import { HIGH_DICE } from './data/cards.js';
import { SUSPECT, suspicionOf } from './people.js';
import { worthOfBox } from './votes.js';
import { cardId, worthOfCrisis } from './worth.js';

/** A window as its participants describe it. */
export type Parts = Readonly<Record<string, RenderedValue>>;

function value(of: RenderedValue | undefined): number {
  return typeof of === 'object' && of !== null && 'value' in of ? of.value : typeof of === 'number' ? of : 0;
}

const text = (of: RenderedValue | undefined): string => (typeof of === 'string' ? of : '');

/** Whether a die that is thrown next should be high, for the asked player. */
function wantsHigh(parts: Parts, { table, mind, human }: Judge): boolean {
  if (!human || !HIGH_DICE.has(mind.deed)) return false;
  const roller = table.entity(text(parts['roller']));
  return roller === table.me || suspicionOf(roller, table, mind) < SUSPECT;
}

type Reaction = (parts: Parts, judge: Judge) => boolean;

/** By ability id: whether to use it now. */
const REACTIONS: Readonly<Record<string, Reaction>> = {
  'scientific-research.reaction': (_, { table, mind }) => researches(table, mind),
  'investigative-committee.reaction': (_, { table, mind, human }) => human && investigates(table, mind),
  'declare-emergency.reaction': (parts, { table, mind }) => declares(value(parts['difficulty']), value(parts['strength']), table, mind),
  'strategic-planning.reaction': (parts, judge) => {
    const { deed } = judge.mind;
    const dear = deed === 'ftl-control.action' || deed === 'armory.action' || deed === 'attack' || deed === 'the lower box' || deed.endsWith('.quorum-card.action');
    return dear && wantsHigh(parts, judge) && (deed !== 'attack' || judge.mind.once(3));
  },
  'karl-agathon.eco-officer': (parts, judge) => wantsHigh(parts, judge) && value(parts['die']) <= 3,
  'evasive-maneuvers.reaction': (parts, { human, table }) => {
    const piloted = table.attribute('pilot', table.entity(text(parts['viper']))) >= 0;
    return human && value(parts['die']) >= (piloted ? 5 : 6);
  },
  'tom-zarek.friends-in-low-places': (_, { table, mind }) => Math.abs(wishOf(table, mind)?.stake ?? 0) > 0.4,
  'assign-arbitrator.in-play': (_, { table, mind }) => Math.abs(wishOf(table, mind)?.stake ?? 0) > 1,
  'saul-tigh.cylon-hatred': (_, { table, mind }) => (wishOf(table, mind)?.stake ?? 0) > 0.4,
  'galen-tyrol.blind-devotion': (_, { table, mind }) => {
    const stake = wishOf(table, mind)?.stake ?? 0;
    return Math.abs(stake) > 3.5 && table.sight.count(table.names.zones['check-pile']) >= 5;
  },
  'william-adama.command-authority': (parts) => Array.isArray(parts['cards']) && parts['cards'].length >= 6,
  'sharon-valerii.mysterious-intuition': (_, { table, mind }) => Math.abs(wishOf(table, mind)?.stake ?? 0) > 2.6,
  'karl-agathon.moral-compass': (parts, judge) => {
    const card = text(parts['card']);
    const box = value(parts['box']);
    const gain = worthOfBox(card, 3 - box, judge) - worthOfBox(card, box, judge);
    return (judge.human ? gain : -gain) > 1.6;
  },
  'kara-thrace.secret-destiny': (parts, { table, human }) => {
    const worth = worthOfCrisis(text(parts['card']), table);
    return human ? worth < -4 : worth > 0.5;
  },
  'sharon-valerii.recon': () => true,
  'galen-tyrol.maintenance-engineer': () => true,
  'lee-adama.alert-viper-pilot': (_, { danger, human, table }) => human && danger.raiders > 0 && table.location(table.me) !== 'ftl-control',
};

/** The position of the option to take: a use, or the pass that every window offers. */
export function react(decision: Decision, judge: Judge): number {
  const parts = decision.subject?.participants ?? {};
  let pass = 0;
  for (const [position, { ability }] of decision.options.entries()) {
    if (ability === undefined) pass = position;
    else {
      const at = ability.indexOf('@');
      if (REACTIONS[cardId(at < 0 ? ability : ability.slice(0, at))]?.(parts, judge) === true) return position;
    }
  }
  return pass;
}
