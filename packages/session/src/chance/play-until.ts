/** Plays on by chance until a condition holds. Must give the same game for the same seed. */
import { BudgetExceeded, ProgramFault } from '@dradis/engine';
import type { PreparedText } from '../expression/prepared-text.js';
import type { Line } from '../record/line.js';
import { ENDED } from '../record/tape.js';
import { chanceFrom, chooseByChance } from '../record/chance.js';

/** Where it stopped. */
interface ChanceEnd {
  met: boolean;
  answers: number;
  /** Why it is not met; null when it is. */
  problem: string | null;
}

/** The first step from `from` to `to` at which the condition holds; undefined when it does at none. */
function firstHolding(condition: PreparedText, from: number, to: number): number | undefined {
  for (let step = from; step <= to; step++) if (condition.holds(step).holds) return step;
  return undefined;
}

/** Plays the line on from where it stands, its end, with at most so many answers; it then stands where the condition holds first. */
export function playUntilHolds(line: Line, condition: PreparedText, seed: string, most: number): ChanceEnd {
  const { reel, game } = line;
  for (let answers = 0; ; answers++) {
    const from = reel.at + 1;
    while (reel.reach(reel.tape.last + 1));
    reel.moveTo(reel.tape.last);
    const step = firstHolding(condition, from, reel.at);
    if (step !== undefined) {
      reel.moveTo(step);
      return { met: true, answers, problem: null };
    }
    const { fault } = reel;
    if (fault instanceof ProgramFault || fault instanceof BudgetExceeded) return { met: false, answers, problem: fault.message };
    const decision = game.decision();
    if (decision === null || reel.tape.has(reel.at, ENDED)) return { met: false, answers, problem: 'the game ended before the condition held; another seed may lead there' };
    if (answers >= most) return { met: false, answers, problem: `the condition did not hold within ${most} answers` };
    const ids = decision.options.map(({ id }) => id);
    reel.answer(chooseByChance(ids, decision.min, decision.max, chanceFrom(`${seed}:${decision.id}`)), decision.id);
  }
}
