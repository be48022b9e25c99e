// The pane of scenarios: all of the pack, run beside the page file by file.
import { html } from 'lit';
import type { ScenarioCoverage, ScenarioProgress, ScenarioRow } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import type { SessionStore } from '../../session/session-store.js';
import { playScenario } from '../../session/play-beside.js';
import { openPack } from '../pack-work/pack-client.js';
import type { Pane } from '../pane.js';
import { showPlace } from '../show-place.js';
import { carriedOver, ofEarlierText } from './carried-over.js';

/** Files run in one go: few enough for the bar to move and to stop soon. */
const FILES_AT_ONCE = 8;
const IDLE: ScenarioProgress = { running: false, done: 0, of: 0 };

interface Runs {
  /** Of the texts that are shown: another one is read anew. */
  revision: number | undefined;
  rows: readonly ScenarioRow[];
  coverage: ScenarioCoverage | undefined;
  progress: ScenarioProgress;
  problem: string | undefined;
  /** Counts runs, so that one that was stopped adds nothing more. */
  run: number;
  /** Counts what was asked to be played, so that only the last is. */
  asked: number;
}
const runs = new WeakMap<SessionStore, Runs>();

function runsOf(context: PaneContext): Runs {
  const { store, workspace } = context;
  const known = runs.get(store);
  const revision = workspace?.revision;
  if (known !== undefined && (known.revision === revision || known.progress.running)) return known;
  const made: Runs = { revision, rows: ofEarlierText(known?.rows ?? []), coverage: known?.coverage === undefined ? undefined : { ...known.coverage, earlier: true }, progress: IDLE, problem: undefined, run: (known?.run ?? 0) + 1, asked: 0 };
  runs.set(store, made);
  void openPack(context).then(({ pack }) => {
    made.rows = carriedOver(pack.scenarios, made.rows);
    made.problem = pack.problem ?? undefined;
    context.redraw();
  }, (thrown: unknown) => { fail(made, thrown, context.redraw); });
  return made;
}

function fail(state: Runs, thrown: unknown, redraw: () => void): void {
  state.problem = thrown instanceof Error ? thrown.message : String(thrown);
  state.progress = IDLE;
  redraw();
}

/** Runs the scenarios of all files, or of some; what they cover is measured only over all. */
async function run(context: PaneContext, state: Runs, only?: ReadonlySet<string>): Promise<void> {
  const mine = (state.run += 1);
  // Of the texts that are opened now; what is typed meanwhile makes its outcome one of an earlier text.
  state.revision = context.workspace?.revision;
  state.progress = { running: true, done: 0, of: 0 };
  const { host, texts, pack } = await openPack(context);
  if (state.run !== mine) return;
  const measure = only === undefined;
  await host.beginRun(measure);
  const paths = texts.scenarios.map(({ path }) => path).filter((path) => only?.has(path) !== false);
  state.rows = carriedOver(pack.scenarios, state.rows.filter(({ path }) => !paths.includes(path)));
  state.progress = { running: true, done: 0, of: paths.length };
  context.redraw();
  for (let at = 0; at < paths.length && state.run === mine; at += FILES_AT_ONCE) {
    const done = await host.run(paths.slice(at, at + FILES_AT_ONCE));
    if (state.run !== mine) return;
    state.rows = carriedOver(state.rows, done);
    state.progress = { running: true, done: Math.min(paths.length, at + FILES_AT_ONCE), of: paths.length };
    context.redraw();
  }
  if (state.run !== mine) return;
  if (measure) {
    const coverage = await host.coverage();
    if (state.run !== mine) return;
    state.coverage = coverage;
  }
  state.progress = IDLE;
  context.redraw();
}

/** Plays a scenario on the board: from its start, or up to where it failed. */
async function play(context: PaneContext, state: Runs, title: string): Promise<void> {
  const row = state.rows.find((one) => one.title === title);
  if (row === undefined) return;
  const asked = (state.asked += 1);
  const { host } = await openPack(context);
  const played = await host.play(row.path, title);
  if (asked !== state.asked) return;
  context.store.openBeside(title, playScenario(context.store.loaded, played));
  await context.show('board');
}

/** Shows the scenarios that a word finds and runs the files they stand in; paths are those of the pack that is played. */
export async function runScenarios(context: PaneContext, word: string, paths: ReadonlySet<string>): Promise<void> {
  const state = runsOf(context);
  await context.show('scenarios');
  context.find('dradis-scenario-list')?.search(word);
  await run(context, state, paths).catch((thrown: unknown) => { fail(state, thrown, context.redraw); });
}

/** Lists the scenarios of the pack as its texts stand, runs them and measures what they cover. */
export const scenariosPane: Pane = {
  id: 'scenarios',
  title: 'Scenarios',
  group: 'centre',
  badge: ({ store }) => {
    const failed = runs.get(store)?.rows.filter(({ passed }) => passed === false).length ?? 0;
    return failed === 0 ? undefined : String(failed);
  },
  render: (context) => {
    const state = runsOf(context);
    const { redraw } = context;
    return html`<dradis-scenario-list .scenarios=${state.rows} .progress=${state.progress} .coverage=${state.coverage} .problem=${state.problem} ?replayable=${context.seat === 'everything'}
      @dradis-scenario-replay=${({ detail }: CustomEvent<{ title: string }>) => { play(context, state, detail.title).catch((thrown: unknown) => { fail(state, thrown, redraw); }); }}
      @dradis-scenarios-run=${() => { run(context, state).catch((thrown: unknown) => { fail(state, thrown, redraw); }); }}
      @dradis-scenarios-stop=${() => { state.run += 1; state.progress = IDLE; redraw(); }}
      @dradis-scenario-open=${({ detail }: CustomEvent<{ path: string; line: number }>) => { showPlace(context, detail.path, detail.line); }}></dradis-scenario-list>`;
  },
};
