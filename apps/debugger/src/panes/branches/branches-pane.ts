// The pane of branches.
import { html } from 'lit';
import { type ListedComparison } from '@dradis/elements';
import { type Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import { type Pane } from '../pane.js';
import { shown } from '../shown.js';
import { offersAt } from './branch-offers.js';

type Make = Parameters<Session['branches']['make']>[0];

interface Asked {
  /** Id of the branch that the current one is held against. */
  against: string | undefined;
  problem: string | undefined;
}
const askedIn = new WeakMap<Session, Asked>();

function askedOf(session: Session): Asked {
  const known = askedIn.get(session);
  if (known !== undefined) return known;
  const made: Asked = { against: undefined, problem: undefined };
  askedIn.set(session, made);
  return made;
}

function comparisonOf(session: Session, against: string | undefined): ListedComparison | undefined {
  const current = session.branches.current();
  if (against === undefined || against === current) return undefined;
  const found = session.branches.compare(against, current);
  if (found === null) return undefined;
  return { a: against, b: current, parted: found.parted, why: found.why, sentence: found.sentence, told: found.changes.map(({ told }) => told) };
}

/** Shows the lines of play, makes more, and holds two against each other at their ends. */
export const branchesPane: Pane = {
  id: 'branches',
  title: 'Branches',
  group: 'right',
  row: 2,
  onlyAllSeeing: true,
  badge: ({ store }) => {
    const count = attempt(() => store.session?.branches.list().length ?? 0);
    return 'value' in count && count.value > 1 ? String(count.value) : undefined;
  },
  render: ({ store, redraw }) => {
    const { session } = store;
    if (session === undefined) return html`<dradis-branch-tree></dradis-branch-tree>`;
    const asked = askedOf(session);
    const say = (problem: string | null): void => { asked.problem = problem ?? undefined; redraw(); };
    const make = ({ detail: { change, name } }: CustomEvent<{ change: NonNullable<Make['change']>; name: string | undefined }>): void => {
      store.act((one) => {
        const result = one.branches.make({ change, ...(name === undefined ? {} : { name }) });
        asked.problem = result.problem ?? undefined;
        return result.stop;
      });
    };
    return shown('Branches', attempt(() => ({ branches: session.branches.list(), offers: offersAt(session), comparison: comparisonOf(session, asked.against) })), ({ branches, offers, comparison }) => html`<dradis-branch-tree .branches=${branches} .offers=${offers} .comparison=${comparison} .problem=${asked.problem}
      @dradis-branch-make=${make}
      @dradis-branch-switch=${({ detail }: CustomEvent<{ id: string }>) => { store.act((one) => one.branches.switch(detail.id)); }}
      @dradis-branch-rename=${({ detail }: CustomEvent<{ id: string; name: string }>) => { say(session.branches.rename(detail.id, detail.name)); }}
      @dradis-branch-remove=${({ detail }: CustomEvent<{ id: string }>) => { say(session.branches.remove(detail.id)); }}
      @dradis-branch-compare=${({ detail }: CustomEvent<{ id: string }>) => { asked.against = detail.id; redraw(); }}
      @dradis-close=${(event: Event) => { event.stopPropagation(); asked.against = undefined; redraw(); }}></dradis-branch-tree>`);
  },
};
