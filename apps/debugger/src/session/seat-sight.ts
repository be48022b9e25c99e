// What of a session a seat may be shown, beside view and tree, which the session narrows itself. Must err on the side of
// hiding: the rules at work (stack, variables, source) name hidden cards, so only the seat that sees everything has them.
import { type Change, type Decision, type Seat, type TimelineEntry, type TreeNode } from '@dradis/session';

/** Whether the seat sees everything. */
export function seesAll(seat: Seat): boolean {
  return seat === 'everything';
}

function pathsOf(nodes: readonly TreeNode[], into: Set<string>): Set<string> {
  for (const node of nodes) {
    into.add(node.path);
    if (node.children !== undefined) pathsOf(node.children, into);
  }
  return into;
}

/** Values that name no component, and so can give none away. */
const PLAIN_VALUE = /^(-?\d+|yes|no|nothing)$/;

/** The changes that can be told to a seat: of what is in its own tree, and values only when they name no component. */
export function changesFor(seat: Seat, changes: readonly Change[], tree: readonly TreeNode[]): readonly Change[] {
  if (seesAll(seat)) return changes;
  const paths = pathsOf(tree, new Set());
  const plain = ({ before, after }: Change): boolean => PLAIN_VALUE.test(before) && PLAIN_VALUE.test(after);
  return changes.filter((change) => change.kind !== 'order' && paths.has(change.path) && (change.kind !== 'value' || plain(change)));
}

/** Kinds of which the label tells what a player held or chose. */
const PRIVATE: readonly TimelineEntry['kind'][] = ['decision', 'ability'];

/** The timeline for a seat: what others answered and used is not told. */
export function timelineFor(seat: Seat, entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  if (seesAll(seat)) return entries;
  return entries
    .filter(({ kind }) => kind !== 'effect' && kind !== 'event')
    .map((entry) => {
      const { step, kind, player } = entry;
      if (player === seat || !PRIVATE.includes(kind)) return entry;
      return { step, kind, label: 'Not shown to this seat', subject: null, ...(player === undefined ? {} : { player }) };
    });
}

/** Why a seat may not see a question; undefined when it may. */
export function hiddenQuestion(seat: Seat, decision: Decision | null, name = decision?.playerTitle): string | undefined {
  if (decision === null || name === undefined || seesAll(seat) || seat === decision.player) return undefined;
  return `What may be chosen is for ${name} alone. View as ${name}, or as everything, to answer.`;
}
