// A trial that is played many times: the position after the answers given so far, as a job for workers. Must not play it.
import type { OddsJob, OddsOptions, OddsUntil, Session, TreeNode } from '@dradis/session';
import type { PlayedScenario } from '../../session/play-beside.js';
import { stackedNow, type CardsOnTop } from './stack-on.js';

/** Where runs of a trial may end; `turn` and `end` only for one at a moment of a game, which goes on when the card is done. */
export type BenchRunsEnd = 'card' | 'turn' | 'end';

/** How a trial is played many times. */
export interface BenchRunsWish extends Pick<OddsOptions, 'seed' | 'watches' | 'decks'> {
  readonly until: BenchRunsEnd;
}

/** What workers play, and what it takes to have one of the runs on the board. */
export interface BenchRuns {
  readonly job: OddsJob;
  readonly played: PlayedScenario;
  /** The step of `played` at which runs begin. */
  readonly step: number;
  /** The state tree there. */
  readonly tree: readonly TreeNode[];
}

/** To just after the answers given on the bench: what chance did since is no part of the position. */
function goWhereRunsBegin(session: Session, answers: number): void {
  const given = session.save().inputs.filter(({ kind }) => kind === 'answer')[answers - 1];
  session.goto(given === undefined ? 0 : given.step + 1);
}

/** The card's own frame on the stack, counted from the innermost; undefined when the card is done. */
function frameOfCard(session: Session): number | undefined {
  const { step } = session.position();
  const depth = session.stack().length;
  session.goto(0);
  const under = session.stack().length - 1;
  session.goto(step);
  return depth > under ? depth - 1 - under : undefined;
}

/** The job of a trial that a session plays, with `answers` given on the bench. Throws with a reason when there is none. */
export function benchRuns(session: Session, played: PlayedScenario, answers: number, on: CardsOnTop, { until, ...wish }: BenchRunsWish): BenchRuns {
  goWhereRunsBegin(session, answers);
  const frame = frameOfCard(session);
  if (until === 'card' && frame === undefined) throw new Error('The card is done: nothing is left to chance');
  const end: OddsUntil = until === 'card' ? { kind: 'frame', frame: frame ?? 0 } : { kind: until };
  const request = session.odds({ ...wish, until: end, stacked: stackedNow(session, on) });
  if (request.job === null) throw new Error([request.problem, ...request.mistakes.map(({ title }) => title)].join(': '));
  return { job: request.job, played, step: session.position().step, tree: session.tree() };
}
