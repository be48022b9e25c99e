// The pane of odds: the position at the cursor, played on in workers.
import { html } from 'lit';
import { type OddsPlot, type OddsProgress, type OddsWish } from '@dradis/elements';
import { runOdds, type OddsJob, type OddsSummary, type OddsUntil, type Session } from '@dradis/session';
import { type PaneContext } from '../../frame/context.js';
import { teachLanguage } from '../pack-work/pack-client.js';
import { type Pane } from '../pane.js';
import { oddsPlots } from './odds-plots.js';

const IDLE: OddsProgress = { running: false, done: 0, of: 0 };
/** One is left for the page. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

interface Odds {
  job: OddsJob | undefined;
  plots: readonly OddsPlot[];
  games: number;
  failed: string | undefined;
  progress: OddsProgress;
  problem: string | undefined;
  /** Fingerprint of the position that was asked about. */
  hash: string;
  cancel: AbortController | undefined;
}
const asked = new WeakMap<Session, Odds>();

function oddsOf(session: Session): Odds {
  const known = asked.get(session);
  if (known !== undefined) return known;
  const made: Odds = { job: undefined, plots: [], games: 0, failed: undefined, progress: IDLE, problem: undefined, hash: '', cancel: undefined };
  asked.set(session, made);
  return made;
}

/** Where runs may end, here: frames of the stack by their place. */
function endsAt(session: Session): { id: string; label: string; until: OddsUntil }[] {
  const frames = session.stack().map(({ name }, frame) => ({ id: `frame-${String(frame)}`, label: `${name} is done`, until: { kind: 'frame' as const, frame } }));
  return [{ id: 'end', label: 'the game is over', until: { kind: 'end' } }, { id: 'turn', label: 'the next turn begins', until: { kind: 'turn' } }, ...frames];
}

async function play(context: PaneContext, session: Session, odds: Odds, wish: OddsWish): Promise<void> {
  const until = endsAt(session).find(({ id }) => id === wish.until)?.until ?? { kind: 'end' as const };
  const request = session.odds({ seed: wish.seed, until, watches: wish.watches, decks: wish.decks });
  if (request.job === null) {
    odds.problem = [request.problem, ...request.mistakes.map(({ title }) => title)].join(': ');
    context.redraw();
    return;
  }
  const tree = session.tree();
  const cancel = new AbortController();
  const workers = Array.from({ length: WORKERS }, () => new Worker(new URL('./odds-worker.js', import.meta.url), { type: 'module', name: 'odds' }));
  const take = (sum: OddsSummary): void => {
    odds.plots = oddsPlots(sum, tree);
    odds.games = sum.runs - sum.failed.length;
    odds.failed = sum.failed.length === 0 ? undefined : `${String(sum.failed.length)} runs failed, the first with: ${sum.failed[0]?.message ?? ''}.`;
  };
  Object.assign(odds, { job: request.job, problem: undefined, plots: [], games: 0, failed: undefined, hash: session.hash(), cancel, progress: { running: true, done: 0, of: wish.runs } });
  context.redraw();
  try {
    const sum = await runOdds({
      pack: context.store.loaded.pack, job: request.job, runs: wish.runs, workers, signal: cancel.signal,
      onProgress: (done, sofar) => {
        take(sofar);
        odds.progress = { running: true, done, of: wish.runs };
        context.redraw();
      },
    });
    if (sum !== null) take(sum);
  } catch (thrown) {
    odds.problem = thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    for (const worker of workers) worker.terminate();
    odds.progress = IDLE;
    context.redraw();
  }
}

/** Asks what comes of the position at the cursor; a bar opens one of its runs as a branch. */
export const oddsPane: Pane = {
  id: 'odds',
  title: 'Odds',
  group: 'centre',
  onlyAllSeeing: true,
  render: (context) => {
    const { session } = context.store;
    if (session === undefined) return html`<dradis-odds .problem=${'No game runs.'}></dradis-odds>`;
    teachLanguage(context, session, context.redraw);
    const odds = oddsOf(session);
    const open = ({ detail }: CustomEvent<{ run: number }>): void => {
      const { job } = odds;
      if (job === undefined) return;
      context.store.act((one) => {
        const result = one.openRun(job, detail.run);
        odds.problem = result.problem ?? undefined;
        return result.stop;
      });
      if (odds.problem === undefined) void context.show('board');
    };
    return html`<dradis-odds .ends=${endsAt(session)} .plots=${odds.plots} .games=${odds.games} .failed=${odds.failed} .progress=${odds.progress} .problem=${odds.problem} ?stale=${odds.hash !== session.hash()}
      @dradis-odds-run=${({ detail }: CustomEvent<OddsWish>) => { void play(context, session, odds, detail); }} @dradis-odds-stop=${() => { odds.cancel?.abort(); }} @dradis-odds-open=${open}></dradis-odds>`;
  },
};
