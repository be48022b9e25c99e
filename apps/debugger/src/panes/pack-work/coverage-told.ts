// Coverage as the pane of scenarios shows it. Must not measure it.
import type { ScenarioCoverage } from '@dradis/elements';
import { percent, renderCoverage, type Coverage } from '@dradis/scenarios';

/** Cards by the ways they come out; files only where no card stands in them. */
export function coverageTold(coverage: Coverage): ScenarioCoverage {
  const ofCards = new Set(coverage.cards.map(({ path }) => path));
  const [sum = ''] = renderCoverage({ ...coverage, files: [], cards: [] }).split('\n');
  return {
    sum: sum.replace(/^Coverage: /, ''),
    cards: coverage.cards.map(({ id, title, kind, path, outcomes }) => ({
      id, title, kind, path,
      percent: percent({ executed: outcomes.filter(({ reached }) => reached).length, total: outcomes.length }),
      missed: outcomes.filter(({ reached }) => !reached).map(({ name, line }) => ({ name, line })),
    })),
    files: coverage.files.filter(({ path }) => !ofCards.has(path)).map(({ path, statements, branches, uncovered, partial }) => ({
      path,
      title: path.split('/').at(-1)?.replace(/\.yaml$/, '') ?? path,
      percent: percent({ executed: statements.executed + branches.executed, total: statements.total + branches.total }),
      missed: [...new Set([...uncovered, ...partial].map(({ line }) => line))].sort((a, b) => a - b),
    })),
  };
}
