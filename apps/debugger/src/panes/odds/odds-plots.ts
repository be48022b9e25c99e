// The sum of many runs as plots. Must not play.
import type { OddsPlot } from '@dradis/elements';
import type { Bar, OddsSummary, TreeNode } from '@dradis/session';

/** Bars of numbers in order with the gaps between them, so that a plot of levels has its shape; others as often as they came. */
function inOrder(bars: readonly Bar[]): OddsPlot['bars'] {
  const numbers = bars.map(({ value }) => Number(value));
  if (bars.some(({ value }, at) => value === '' || !Number.isInteger(numbers[at]))) return [...bars].sort((a, b) => b.count - a.count).map(({ label, count, run }) => ({ label, count, run }));
  const from = Math.min(...numbers);
  const to = Math.max(...numbers);
  if (to - from > 40) return [...bars].sort((a, b) => Number(a.value) - Number(b.value)).map(({ label, count, run }) => ({ label, count, run }));
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const bar = bars.find(({ value }) => Number(value) === from + at);
    return bar === undefined ? { label: String(from + at), count: 0, run: -1 } : { label: bar.label, count: bar.count, run: bar.run };
  });
}

/** The value that a path of the state tree has, for reading. */
function valueAt(nodes: readonly TreeNode[], path: string): string | undefined {
  for (const node of nodes) {
    if (node.path === path) return node.value;
    if (node.children !== undefined && path.startsWith(`${node.path}/`)) return valueAt(node.children, path);
  }
  return undefined;
}

/** The plots of a sum, the ending first; levels that are always the same are left out, as is what no run came to. */
export function oddsPlots({ outcomes, levels, firstDie, result, effects, events, watches }: OddsSummary, now: readonly TreeNode[]): OddsPlot[] {
  const plot = (id: string, heading: string, bars: readonly Bar[], here?: string): OddsPlot[] => (bars.length === 0 ? [] : [{ id, heading, bars: inOrder(bars), here }]);
  const open = outcomes.length === 1 && outcomes[0]?.value === '';
  return [
    ...(open ? [] : plot('outcome', 'How it ends', outcomes.map((bar) => (bar.value === '' ? { ...bar, label: 'goes on' } : bar)))),
    ...plot('result', 'What it gives', result),
    ...plot('effects', 'What is carried out', effects),
    ...watches.flatMap(({ text, bars }, at) => plot(`watch-${String(at)}`, text, bars)),
    ...levels.filter(({ path, bars }) => bars.length > 1 || bars[0]?.value !== valueAt(now, path)).flatMap(({ path, label, bars }) => plot(path, label, bars, valueAt(now, path))),
    ...plot('die', 'The first die', firstDie),
    ...plot('events', 'Events that happen', events),
  ];
}
