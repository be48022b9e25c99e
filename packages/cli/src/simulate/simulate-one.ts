// `dradis simulate` with one pack: plays, and says what came of it in the form that was asked for.
import type { ExitCode } from '../commands/command.js';
import type { Host } from '../host.js';
import { simulationCsv } from './csv.js';
import { keptRun } from './kept-run.js';
import { reportFile, writeReport } from './report-file.js';
import { prepare, type SimulateOptions } from './simulate-options.js';
import { simulationReport, simulationText } from './simulation-report.js';

/** Runs it; `words` are the arguments of the command, to be said again after an interruption. */
export async function simulateOne(options: SimulateOptions, words: readonly string[], host: Host): Promise<ExitCode> {
  const { format } = options;
  const page = reportFile(options.report, host);
  const ready = await prepare(options.pack, options, options.stats === true || page !== undefined || format === 'csv', host);
  if (ready === undefined) return 1;
  const { pack, settings } = ready;
  const run = await keptRun([ready], options, words, host);
  if (run === undefined) return 1;
  const { summarise } = await import('@dradis/players');
  const { balanceOf } = await import('./balance.js');
  const summary = summarise(run.chunks.flat());
  const balance = balanceOf(pack, summary);
  const report = simulationReport(summary, run.played, run.cpu, run.elapsed, balance);
  host.out(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : format === 'csv' && balance !== undefined ? simulationCsv(report, balance) : simulationText(report));
  if (page !== undefined && balance !== undefined) {
    const { reportPage } = await import('./page/report-page.js');
    if (!writeReport(page, reportPage(pack, settings, report, balance), host)) return 1;
  }
  run.end();
  return report.errors.length > 0 ? 1 : 0;
}
