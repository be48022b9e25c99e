// What may be otherwise at the cursor, for the form of a new branch. Must not make one.
import type { BranchOffers } from '@dradis/elements';
import type { Session, TreeNode } from '@dradis/session';

const SIDES = 8;

function leaves(nodes: readonly TreeNode[], above: string, into: { id: string; label: string }[]): void {
  for (const { path, label, value, children } of nodes) {
    if (value !== undefined && /^(?:resources|game|players|tracks)\//.test(path)) into.push({ id: path, label: above === '' ? label : `${above}: ${label}` });
    if (children !== undefined) leaves(children, label, into);
  }
}

/** Answers that are offered to change places with: those of the next turns. */
const MOST_LATER = 40;

/** Why the answer that is recorded at the cursor cannot be left out. */
function skipRefusal(decision: ReturnType<Session['decision']>): string | undefined {
  if (decision === null) return 'Nobody is asked here: go back to a question';
  if (decision.recorded === null) return 'No answer is recorded here: there is nothing to leave out';
  return decision.min === 0 || decision.options.some(({ id }) => id === 'pass' || id === 'none' || id === 'no') ? undefined : 'This question has to be answered: it cannot be left out';
}

/** The answers that are recorded after the one at the cursor. */
function laterAnswers(session: Session): { step: number; label: string }[] {
  const { step, waiting, last } = session.position();
  if (!waiting || step === last) return [];
  return session.timeline().flatMap((entry) => (entry.kind === 'decision' && entry.step - 1 > step ? [{ step: entry.step - 1, label: `Step ${String(entry.step - 1)}: ${entry.label}` }] : [])).slice(0, MOST_LATER);
}

/** The options in words that tell them apart; of those that come to the same the first, unless several may be chosen. */
function answersOf({ options, max }: NonNullable<ReturnType<Session['decision']>>): { id: string; label: string }[] {
  return options
    .filter(({ twin }) => max > 1 || twin === null)
    .map(({ id, label, hint, thingTitle }) => {
      const more = [thingTitle === null || label.includes(thingTitle) ? null : thingTitle, hint].filter((text) => text !== null);
      return { id, label: [label, ...more].join(', ') };
    });
}

/** The offers at the cursor, for who sees everything. */
export function offersAt(session: Session): BranchOffers {
  const decision = session.decision();
  const paths: { id: string; label: string }[] = [];
  leaves(session.tree(), '', paths);
  const question = decision === null ? null : { words: `${decision.playerTitle}: ${decision.prompt}`, min: decision.min, max: decision.max, options: answersOf(decision) };
  return { question, paths, sides: SIDES, skipRefusal: skipRefusal(decision), later: laterAnswers(session) };
}
