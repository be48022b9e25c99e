/** Plays one run of a job on a line of its own, so that it can be looked at. Must give the run that was counted. */
import { BrokenDocument, ProgramFault } from '@dradis/engine';
import type { Line } from '../record/line.js';
import { ENDED, TURN } from '../record/tape.js';
import type { OddsJob, Policy } from '../types/odds.js';
import { answersOf, chanceOf } from './one-run.js';

const MOST_ANSWERS = 100_000;

/** Says of steps, in order, whether the run ends there. Frames are told by the tape: going back and forth makes copies of them. */
function endOf({ reel, state }: Line, { until }: OddsJob): (step: number) => boolean {
  const { tape } = reel;
  const depth = until.kind === 'frame' ? state.frames.length - 1 - until.frame : -1;
  return (step) => tape.has(step, ENDED) || (until.kind === 'turn' && tape.has(step, TURN)) || (until.kind === 'frame' && tape.low(step) <= depth);
}

/** Plays the run where the line stands; the problem, null when there is none. Content that goes wrong ends the line. */
export function playRunOn(line: Line, job: OddsJob, run: number, policy: Policy): string | null {
  const { reel, game } = line;
  try {
    line.edit([{ kind: 'chance', seed: chanceOf(job, run), decks: job.decks === 'shuffled' }, ...(job.stacked ?? []).map(({ zone, top }) => ({ kind: 'deck' as const, zone, top }))]);
  } catch (error) {
    if (error instanceof BrokenDocument) return error.reason;
    throw error;
  }
  const ends = endOf(line, job);
  const random = answersOf(job, run);
  let answers = 0;
  do {
    const { decision } = line.state;
    if (decision !== null) {
      const options = game.decision()?.options ?? [];
      reel.answer(policy(game, random).map((index) => options[index]?.id ?? ''), decision.id);
      answers++;
    } else {
      if (!reel.reach(reel.tape.last + 1)) break;
      reel.moveTo(reel.tape.last);
    }
  } while (answers < MOST_ANSWERS && !ends(reel.at));
  const { fault } = reel;
  if (fault !== null && !(fault instanceof ProgramFault)) throw fault;
  return null;
}
