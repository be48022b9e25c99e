/**
 * A player with a plan, human, hidden Cylon or revealed: puts each question to the file that knows about it and takes
 * what is wanted most. Must not weigh anything itself, and sees only what its seat sees.
 */
import { below, type Decision } from '@dradis/engine';
import type { Player, Seen } from '../player.js';
import { createRandomPlayer } from '../random-player.js';
import { type Judge, judgeOf } from './actions.js';
import { addCards } from './checks.js';
import { coverOf, underCover } from './cover.js';
import { takeEvidence } from './evidence.js';
import { cheapest } from './hand.js';
import { Mind } from './mind.js';
import { namesOf } from './names.js';
import { worthOfPick } from './picks.js';
import { react } from './reactions.js';
import { Table } from './table.js';
import { saysYes, worthOfChoice } from './votes.js';

/** Differences below this are left to chance. */
const EVEN = 1e-9;

/** What an option, by position, is worth to whoever judges; undefined where nothing is known. */
type Weigh = (position: number, judge: Judge) => number | undefined;

/** What a hidden Cylon takes: for showing himself he needs no cover. */
function hidden(decision: Decision, judge: Judge, cover: number, weigh: Weigh): number {
  const asHuman = judgeOf(judge.table, judge.mind, true);
  const worth = (as: Judge): number[] => decision.options.map((_, position) => weigh(position, as) ?? 0);
  return underCover(worth(asHuman), worth(judge), cover, (position) => decision.options[position]?.ability?.includes('.loyalty-card.') === true);
}

/** The position with the highest worth; among equals, and where nothing is known, chance decides. */
function best(decision: Decision, judge: Judge, weigh: Weigh): number {
  if (judge.table.role() === 'hidden-cylon') {
    const cover = coverOf(decision, judge.table);
    if (cover < Infinity) return hidden(decision, judge, cover, weigh);
  }
  let chosen = 0;
  let most = -Infinity;
  let equals = 0;
  for (let position = 0; position < decision.options.length; position += 1) {
    const here = weigh(position, judge) ?? 0;
    if (here > most + EVEN) {
      most = here;
      chosen = position;
      equals = 1;
    } else if (here >= most - EVEN) {
      equals += 1;
      if (below(judge.mind.random, equals) === 0) chosen = position;
    }
  }
  return chosen;
}

/** Several components: the wanted ones first, at least `min`, and beyond that those worth more than nothing. */
function several(decision: Decision, judge: Judge): number[] {
  const { options, min, max } = decision;
  const ids = options.map(({ id }) => id);
  if (decision.source.program === 'add-cards') return addCards(ids, max, judge.table, judge.mind);
  if (decision.purpose === 'discard') return cheapest(ids, min, judge.table);
  const worth = options.map((option) => worthOfPick(decision, option, judge) ?? 0.1);
  const order = options.map((_, position) => position).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  return order.slice(0, max).filter((position, rank) => rank < min || (worth[position] ?? 0) > 0);
}

/** Keeps in mind what was just decided, where it gives the next questions their meaning. */
function note(decision: Decision, position: number, { table, mind }: Judge): void {
  const option = decision.options[position];
  if (option === undefined) return;
  if (decision.purpose === 'attack') mind.deed = 'attack';
  if (decision.source.program === 'resolve-choice') mind.deed = option.label;
  if (decision.purpose === 'take' && option.ability !== undefined) mind.begin(option.ability, table.id(table.me));
}

function answer(decision: Decision, judge: Judge): readonly number[] {
  switch (decision.form) {
    case 'react':
      return [react(decision, judge)];
    case 'some':
      return several(decision, judge);
    case 'may': {
      const yes = saysYes(decision, judge) ?? judge.human;
      return [Math.max(0, decision.options.findIndex(({ id }) => id === (yes ? 'yes' : 'no')))];
    }
    case 'option':
      return [best(decision, judge, (position, as) => worthOfChoice(decision, decision.options[position]?.label ?? '', as))];
    case 'one': {
      const chosen = best(decision, judge, (position, as) => {
        const option = decision.options[position];
        return option === undefined ? undefined : worthOfPick(decision, option, as);
      });
      return [chosen];
    }
    default:
      return [0];
  }
}

/**
 * A player of the base game who plays for his side. In a pack that lacks the base game's names it answers as the random
 * player does.
 */
export function createHeuristicPlayer(seed: string): Player {
  const mind = new Mind(seed);
  const lost = createRandomPlayer(seed);
  let table: Table | undefined;
  return {
    choose(seen: Seen) {
      const sight = seen.sight();
      if (table?.sight !== sight) {
        const names = namesOf(sight.layout);
        if (names === null) return lost.choose(seen);
        table = new Table(sight, names);
      }
      if (seen.options === 1 && seen.min === 1) return [0];
      const decision = seen.decision();
      takeEvidence(table, mind);
      const judge = judgeOf(table, mind);
      const chosen = answer(decision, judge);
      if (chosen[0] !== undefined) note(decision, chosen[0], judge);
      return chosen;
    },
    hear(event) {
      mind.hear(event);
    },
  };
}
