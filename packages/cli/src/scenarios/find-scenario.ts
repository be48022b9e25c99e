// A scenario by the name that the command line has for it: `FILE:LINE`, or its title. Must not open it.
import { hasErrors, nearest } from '@dradis/diagnostics';
import { renderReport } from '@dradis/scenarios';
import { loadPacks } from '../files/read-pack.js';
import { UsageError } from '../host.js';
import { testPack, type ScenarioRun } from './test-pack.js';

/** The place that a name is; undefined for a title. */
function placeOf(name: string): { readonly path: string; readonly line: number } | undefined {
  const [, path, line] = /^(.+\.ya?ml):(\d+)(?::\d+)?$/.exec(name) ?? [];
  return path === undefined ? undefined : { path, line: Number(line) };
}

/**
 * Runs the scenario that is meant: by its title among those of the packs in `folder`, or by file and line, where the last one
 * that begins at or before the line is meant.
 *
 * @throws UsageError when there is none, or it cannot be run
 */
export async function findScenario(name: string, folder: string, cwd: string): Promise<ScenarioRun> {
  const place = placeOf(name);
  const packs = await loadPacks([place?.path ?? folder], cwd);
  const runs: ScenarioRun[] = [];
  const reports = packs.map((loaded) =>
    testPack(loaded, { coverage: false, filter: place === undefined ? name : undefined, inherited: false, switches: {}, onRun: (run) => { runs.push(run); } }),
  );
  const meant = runs
    .filter(({ result }) => (place === undefined ? result.title === name : result.place.line <= place.line))
    .sort((a, b) => b.result.place.line - a.result.place.line)[0];
  if (meant !== undefined) return meant;
  const wrong = reports.filter(({ diagnostics, results }) => hasErrors(diagnostics) || results.some(({ title }) => title === name));
  if (wrong.length > 0) throw new UsageError(`the scenario '${name}' cannot be played\n${wrong.map((report) => renderReport(report)).join('\n')}`);
  const titles = packs.flatMap((loaded) => testPack(loaded, { coverage: false, filter: undefined, inherited: false, switches: {} }).results.map(({ title }) => title));
  const near = nearest(name, titles);
  throw new UsageError(`there is no scenario '${name}'${near.length > 0 ? `; did you mean '${near.join("' or '")}'?` : '; name it by its title, or as FILE:LINE'}`);
}
