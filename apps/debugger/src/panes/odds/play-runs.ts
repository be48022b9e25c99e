// A position played on many times in workers of the page: how far that is, and what came of it so far. Must not draw.
import type { OddsPlot, OddsProgress } from '@dradis/elements';
import { runOdds, type OddsJob, type OddsRun, type OddsSummary, type TreeNode } from '@dradis/session';
import { oddsPlots } from './odds-plots.js';

const IDLE: OddsProgress = { running: false, done: 0, of: 0 };
/** One is left for the page. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** The runs of one position; changed in place, then the page is drawn again. */
export interface Runs {
  /** Undefined before the first. */
  job: OddsJob | undefined;
  plots: readonly OddsPlot[];
  /** Runs that the plots are of. */
  games: number;
  /** Runs that failed, in words; undefined when none did. */
  failed: string | undefined;
  progress: OddsProgress;
  /** Why there are none, or what went wrong; undefined when nothing did. */
  problem: string | undefined;
  cancel: AbortController | undefined;
}

/** What is played. */
export interface RunsWish {
  readonly pack: OddsRun['pack'];
  readonly job: OddsJob;
  readonly runs: number;
  /** The state tree of the position, for the values that are so now. */
  readonly tree: readonly TreeNode[];
}

/** Nothing was played yet. */
export function noRuns(): Runs {
  return { job: undefined, plots: [], games: 0, failed: undefined, progress: IDLE, problem: undefined, cancel: undefined };
}

/** Plays the runs, and has the page drawn again as they come. What was being played for `runs` before is stopped. Never throws: what goes wrong is their problem. */
export async function playRuns(runs: Runs, { pack, job, runs: wanted, tree }: RunsWish, redraw: () => void): Promise<void> {
  runs.cancel?.abort();
  const cancel = new AbortController();
  const workers = Array.from({ length: WORKERS }, () => new Worker(new URL('./odds-worker.js', import.meta.url), { type: 'module', name: 'odds' }));
  const take = (sum: OddsSummary): void => {
    runs.plots = oddsPlots(sum, tree);
    runs.games = sum.runs - sum.failed.length;
    runs.failed = sum.failed.length === 0 ? undefined : `${String(sum.failed.length)} runs failed, the first with: ${sum.failed[0]?.message ?? ''}.`;
  };
  Object.assign(runs, { job, problem: undefined, plots: [], games: 0, failed: undefined, cancel, progress: { running: true, done: 0, of: wanted } });
  redraw();
  try {
    const sum = await runOdds({
      pack, job, runs: wanted, workers, signal: cancel.signal,
      onProgress: (done, sofar) => {
        take(sofar);
        runs.progress = { running: true, done, of: wanted };
        redraw();
      },
    });
    if (sum !== null) take(sum);
  } catch (thrown) {
    if (runs.cancel === cancel) runs.problem = thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    for (const worker of workers) worker.terminate();
    if (runs.cancel === cancel) {
      runs.progress = IDLE;
      redraw();
    }
  }
}
