// What may be otherwise at the cursor, for the form of a new branch. Must not make one.
import { type BranchOffers } from '@dradis/elements';
import { type Session, type TreeNode } from '@dradis/session';

const SIDES = 8;

function leaves(nodes: readonly TreeNode[], above: string, into: { id: string; label: string }[]): void {
  for (const { path, label, value, children } of nodes) {
    if (value !== undefined && /^(?:resources|game|players|tracks)\//.test(path)) into.push({ id: path, label: above === '' ? label : `${above}: ${label}` });
    if (children !== undefined) leaves(children, label, into);
  }
}

/** The offers at the cursor, for who sees everything. */
export function offersAt(session: Session): BranchOffers {
  const decision = session.decision();
  const paths: { id: string; label: string }[] = [];
  leaves(session.tree(), '', paths);
  const question = decision === null ? null : { words: `${decision.playerTitle}: ${decision.prompt}`, min: decision.min, max: decision.max, options: decision.options.map(({ id, label, hint }) => ({ id, label: hint === null ? label : `${label}, ${hint}` })) };
  return { question, paths, sides: SIDES };
}
