/** One run of a position: chance from its own seed, answers by a policy, up to where it ends. Must give the same for the same run. */
import { askAgain, type Game, moveToTop, seedRandom, type State, type Value } from '@dradis/engine';
import { otherChance } from '../edits/apply-edits.js';
import type { Catalogue } from '../state/catalogue.js';
import { turnCounter } from '../timeline/timeline.js';
import type { OddsJob, OddsUntil, Policy } from '../types/odds.js';

/** More answers than any game takes: content that asks for ever must not run for ever. */
const MOST_ANSWERS = 100_000;

/** The seed of the dice of a run. */
export function chanceOf({ seed }: Pick<OddsJob, 'seed'>, run: number): string {
  return `${seed} run ${run}`;
}

/** The random source of the answers of a run. */
export function answersOf({ seed }: Pick<OddsJob, 'seed'>, run: number): number[] {
  return seedRandom(`${seed} answers ${run}`);
}

/** Says whether a run has come to where it ends; and what the frame gave back, undefined before and without one. */
export interface Goal {
  reached: () => boolean;
  result: () => Value | undefined;
}

/** A goal for a game that stands where the run begins. */
export function goalOf(game: Game, until: OddsUntil): Goal {
  const none = (): undefined => undefined;
  const over = (state: State): boolean => state.outcome >= 0 || (state.frames.length === 0 && state.decision === null);
  if (until.kind === 'end') return { reached: () => over(game.state), result: none };
  if (until.kind === 'turn') {
    const index = turnCounter(game.pack.compiled)?.index ?? -1;
    const before = game.state.vars[index];
    return { reached: () => over(game.state) || game.state.vars[index] !== before, result: none };
  }
  const depth = game.state.frames.length - 1 - until.frame;
  const frame = game.state.frames[depth];
  const below = game.state.frames[depth - 1];
  const done = (): boolean => game.state.frames[depth] !== frame;
  return {
    reached: () => over(game.state) || done(),
    result: () => (frame !== undefined && frame.ret >= 0 && done() && game.state.frames[depth - 1] === below ? below?.locals[frame.ret] : undefined),
  };
}

/** Begins a run: from here on chance is its own. A question that waits is put anew, as after every change from outside. */
export function beginRun(game: Game, names: Catalogue, job: OddsJob, run: number): void {
  otherChance(game, names, chanceOf(job, run), job.decks === 'shuffled');
  for (const { zone, top } of job.stacked ?? []) moveToTop(game, zone, top);
  askAgain(game);
}

/** Hears of the programs that begin in a run, where it is played step by step: not in one that ends with the game. */
export type ProgramsBegun = (program: number) => void;

/** Plays a run to its end. Throws what the engine throws. */
export function playRun(game: Game, until: OddsUntil, goal: Goal, policy: Policy, random: number[], begun: ProgramsBegun): number {
  let answers = 0;
  while (!goal.reached()) {
    if (game.state.decision !== null) {
      if (++answers > MOST_ANSWERS) throw new Error(`more than ${MOST_ANSWERS} answers without an end`);
      game.answerIndexes(policy(game, random), { run: false });
    } else if (until.kind === 'end') game.run();
    else {
      const depth = game.state.frames.length;
      game.step();
      const top = game.state.frames.at(-1);
      if (top !== undefined && game.state.frames.length > depth) begun(top.program);
    }
  }
  return answers;
}
