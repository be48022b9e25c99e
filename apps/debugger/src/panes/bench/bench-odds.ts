// The odds of what lies on the bench: the trial, played on many times from after the answers given so far. Must not try a card itself.
import type { OddsWish } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import { playScenario } from '../../session/play-beside.js';
import { noRuns, playRuns, type Runs } from '../odds/play-runs.js';
import type { BenchRuns, BenchRunsEnd } from '../pack-work/bench-runs.js';
import { openPack } from '../pack-work/pack-client.js';
import { trialOf, wishedOf, type Bench } from './bench-state.js';

/** What is asked before anybody chose otherwise: enough for the shape of a plot, and soon there. */
const FIRST: OddsWish = { until: 'card', runs: 200, decks: 'shuffled', seed: 'bench', watches: [] };

interface BenchOdds {
  readonly runs: Runs;
  /** What was played last, and by which pack; undefined before. */
  from: { readonly begun: BenchRuns; readonly pack: PaneContext['store']['loaded']['pack'] } | undefined;
}
/** By what came of a trial: with another trial they are others. */
const odds = new WeakMap<object, BenchOdds>();

/** Where runs may end: a trial in the position scenarios start from has nothing behind it. */
export function endsOf({ wish }: Bench): { readonly id: BenchRunsEnd; readonly label: string }[] {
  const card = { id: 'card' as const, label: 'the card is done' };
  return wish?.position === 'default' ? [card] : [card, { id: 'turn', label: 'the next turn begins' }, { id: 'end', label: 'the game is over' }];
}

/** The odds of what came of the last trial, which are played as soon as they are asked for; undefined without a trial. */
export function oddsOf(context: PaneContext, bench: Bench): BenchOdds | undefined {
  const { outcome } = bench;
  if (outcome === undefined) return undefined;
  const known = odds.get(outcome);
  if (known !== undefined) return known;
  const made: BenchOdds = { runs: noRuns(), from: undefined };
  odds.set(outcome, made);
  void playOn(context, bench, FIRST);
  return made;
}

/** Plays the trial as often as wished. What goes wrong is the problem of the runs. */
export async function playOn(context: PaneContext, bench: Bench, { until, runs: count, decks, seed, watches }: OddsWish): Promise<void> {
  const { outcome } = bench;
  const wished = wishedOf(bench);
  const one = outcome === undefined ? undefined : odds.get(outcome);
  if (one === undefined || wished === undefined) return;
  try {
    const { host } = await openPack(context);
    const { loaded } = context.store;
    const { pack, ...begun } = await host.runs(trialOf(context, bench, wished), { until: endsOf(bench).find(({ id }) => id === until)?.id ?? 'card', decks, seed, watches }, loaded.pack.hash);
    // Another trial has taken its place meanwhile.
    if (bench.outcome !== outcome) return;
    one.from = { begun, pack: pack ?? loaded.pack };
    await playRuns(one.runs, { pack: one.from.pack, job: begun.job, runs: count, tree: begun.tree }, () => {
      if (bench.outcome === outcome) context.redraw();
      else one.runs.cancel?.abort();
    });
  } catch (thrown) {
    one.runs.problem = thrown instanceof Error ? thrown.message : String(thrown);
    context.redraw();
  }
}

/** Has one of the runs on the board, beside the own game. */
export async function openOne(context: PaneContext, { from, runs }: BenchOdds, run: number): Promise<void> {
  if (from === undefined) return;
  const { store } = context;
  const { begun: { played, step, job }, pack } = from;
  const session = playScenario({ ...store.loaded, pack }, { ...played, failures: [] });
  session.goto(step);
  const { problem } = session.openRun(job, run);
  if (problem !== null) {
    runs.problem = problem;
    context.redraw();
    return;
  }
  store.openBeside(`${played.title}, run ${String(run)} of the bench`, session);
  await context.show('board');
}
