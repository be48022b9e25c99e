// Failed scenarios, and what no scenario reached, as workflow commands of GitHub. Must not add output of its own.
import type { Coverage, ScenarioReport, ScenarioResult } from '@dradis/scenarios';
import { githubCommand } from '../formats/github-command.js';
import { githubDiagnostics } from '../formats/github.js';

function failureCommands({ title, failures, seed }: ScenarioResult): string {
  return failures.map(({ expected, found, place }) => githubCommand('error', place, title, `expected: ${expected}\nfound: ${found}\nseed: ${seed}`)).join('');
}

function coverageCommands({ files, cards }: Coverage): string {
  const lines = files.flatMap(({ path, uncovered }) => uncovered.map(({ line, programs }) => githubCommand('warning', { path, line }, 'coverage', `never carried out (${programs.join(', ')})`)));
  const missed = cards.flatMap(({ path, title, outcomes }) => outcomes.flatMap(({ name, line, reached }) => (reached ? [] : [githubCommand('warning', { path, line }, 'coverage', `${title}: no scenario comes to "${name}"`)])));
  return [...lines, ...missed].join('');
}

/** One command a mistake, failure, line never carried out and outcome that never came. */
export function githubReport({ diagnostics, results, coverage }: ScenarioReport): string {
  return githubDiagnostics(diagnostics) + results.map(failureCommands).join('') + (coverage === undefined ? '' : coverageCommands(coverage));
}
