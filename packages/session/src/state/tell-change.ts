/** Says changes in sentences as people at the table would. Must know nothing but what the change itself says. */
import type { Change, ToldChange } from '../types/state.js';

const NUMBER = /^-?\d+$/;

function value({ label, before, after }: Change): string {
  if (NUMBER.test(before) && NUMBER.test(after)) return `${label} ${Number(after) < Number(before) ? 'fell' : 'rose'} from ${before} to ${after}.`;
  if (before === 'nothing') return `${label} is now ${after}.`;
  if (after === 'nothing') return `${label} is no longer ${before}.`;
  if (before === 'no' && after === 'yes') return `${label}: now so.`;
  if (before === 'yes' && after === 'no') return `${label}: no longer so.`;
  return `${label} is now ${after}, and was ${before}.`;
}

function move({ label, before, after }: Change): string {

  if (before === 'nowhere') return `${label} came to ${after}.`;
  return after === 'nowhere' ? `${label} left ${before}.` : `${label} went from ${before} to ${after}.`;
}

function face({ label, after }: Change): string {
  if (after === 'known') return `${label} became known.`;
  return after === 'face up' || after === 'face down' ? `${label} was turned ${after}.` : `${label} is no longer known.`;
}

/** One sentence for a change. */
function tell(change: Change): string {
  switch (change.kind) {
    case 'value':
      return value(change);
    case 'move':
      return move(change);
    case 'face':
      return face(change);
    case 'order':
      return `${change.label} was put into another order.`;
    case 'outcome':
      return `${change.sentence}.`;
  }
}

/** Changes with their sentences, in the same order. */
export function tellAll(changes: readonly Change[]): ToldChange[] {
  return changes.map((change) => ({ ...change, told: tell(change) }));
}

/** How telling a change is: the end, then numbers, then other values, then moves; what is only an order comes last. */
function weight({ kind, before, path }: Change): number {
  if (kind === 'outcome') return 0;
  if (kind === 'value') return (NUMBER.test(before) ? 1 : 2) + (path.startsWith('game/') ? 2 : 0);
  return kind === 'order' ? 6 : 5;
}

/** All changes in one sentence, the most telling first. */
export function tellInOne(changes: readonly ToldChange[]): string {
  const [first, second, ...rest] = [...changes].sort((a, b) => weight(a) - weight(b)).map(({ told }) => told.slice(0, -1));
  if (first === undefined) return 'Nothing is different.';
  if (second === undefined) return `${first}.`;
  if (rest.length === 0) return `${first}, and ${second}.`;
  return `${first}, ${second}, and ${rest.length} more ${rest.length === 1 ? 'change' : 'changes'}.`;
}
