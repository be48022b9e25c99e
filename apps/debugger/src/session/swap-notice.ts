// What the page says when the rules of the game were replaced. Must not replace them.
import type { SwapReport } from '@dradis/session';

/** The notice; undefined when there is nothing that anybody has to know. */
export function swapNotice(report: SwapReport | undefined): string | undefined {
  if (report === undefined) return undefined;
  const { outcome, message, lost, breakpoints } = report;
  if (outcome === 'impossible') return `The game goes on with the old rules: ${message}`;
  const unbound = breakpoints.filter(({ to }) => to === null).length;
  const parts = [
    ...(outcome === 'diverged' ? [`The game was played again with the new rules, and parts from the old one. ${message}`] : []),
    ...(lost.length === 0 ? [] : [`Branches that could not be played again: ${lost.join(', ')}.`]),
    ...(unbound === 0 ? [] : [`${String(unbound)} ${unbound === 1 ? 'breakpoint has' : 'breakpoints have'} lost ${unbound === 1 ? 'its statement' : 'their statements'}.`]),
  ];
  return parts.length === 0 ? undefined : `${parts.join(' ')} J shows both sides.`;
}
