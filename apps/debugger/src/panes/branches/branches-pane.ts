// The pane of branches.
import { html } from 'lit';
import type { ListedComparison } from '@dradis/elements';
import type { GivenAgain, Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import { unreachableInWords } from '../../session/unreachable-words.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';
import { offersAt } from './branch-offers.js';

type Make = Parameters<Session['branches']['make']>[0];

interface Asked {
  /** Id of the branch that the current one is held against. */
  against: string | undefined;
  /** Where: `end`, `cursor`, or `turn:` with a number. */
  at: string;
  /** What became of answers that were given again. */
  again: string | undefined;
  problem: string | undefined;
}
const askedIn = new WeakMap<Session, Asked>();

function askedOf(session: Session): Asked {
  const known = askedIn.get(session);
  if (known !== undefined) return known;
  const made: Asked = { against: undefined, at: 'end', again: undefined, problem: undefined };
  askedIn.set(session, made);
  return made;
}

/** More turns than anybody holds against each other. */
const MOST_TURNS = 40;

/** Where two lines can be compared. The last turns are offered first: there they have parted. */
function placesOf(session: Session, against: string, current: string): ListedComparison['places'] {
  const turns = Array.from({ length: session.timeline().filter(({ kind }) => kind === 'turn').length }, (_, at) => at + 1).reverse();
  const both = turns.slice(0, MOST_TURNS).filter((turn) => session.branches.compare(against, current, { turn }) !== null);
  return [{ id: 'end', label: 'at their ends' }, { id: 'cursor', label: 'where each stands' }, ...both.map((turn) => ({ id: `turn:${String(turn)}`, label: `when turn ${String(turn)} begins` }))];
}

const placesIn = new WeakMap<Session, { readonly key: string; readonly places: ListedComparison['places'] }>();

function comparisonOf(session: Session, { against, at }: Asked, moves: number): ListedComparison | undefined {
  const current = session.branches.current();
  if (against === undefined || against === current) return undefined;
  const turn = /^turn:(\d+)$/.exec(at)?.[1];
  const found = session.branches.compare(against, current, turn !== undefined ? { turn: Number(turn) } : at === 'cursor' ? 'cursor' : 'end') ?? session.branches.compare(against, current);
  if (found === null) return undefined;
  const key = `${against} ${current} ${String(moves)}`;
  let known = placesIn.get(session);
  if (known?.key !== key) placesIn.set(session, (known = { key, places: placesOf(session, against, current) }));
  return {
    a: against, b: current, parted: found.parted, why: found.why, sentence: found.sentence, at, steps: [found.a.step, found.b.step], places: known.places,
    rows: found.changes.map(({ label, before, after, told }) => ({ label, a: before, b: after, told })),
  };
}

/** What became of answers that were given again, in a sentence. */
function againInWords({ given, leftOut, stuck }: GivenAgain): string {
  const parts = [`${String(given)} later ${given === 1 ? 'answer was' : 'answers were'} given again`, ...(leftOut.length === 0 ? [] : [`${String(leftOut.length)} left out, for nobody asked: ${leftOut.slice(0, 3).join('; ')}${leftOut.length > 3 ? ' …' : ''}`]), ...(stuck === null ? [] : [`it ends ${stuck}`])];
  return `${parts.join('; ')}.`;
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
        asked.again = result.problem === null && result.again !== undefined ? againInWords(result.again) : unreachableInWords(result.stop);
        return result.stop;
      });
    };
    return shown('Branches', attempt(() => ({ branches: session.branches.list(), offers: offersAt(session), comparison: comparisonOf(session, asked, store.moves) })), ({ branches, offers, comparison }) => html`<dradis-branch-tree .branches=${branches} .offers=${offers} .comparison=${comparison} .problem=${asked.problem} .again=${asked.again}
      @dradis-branch-make=${make}
      @dradis-branch-switch=${({ detail }: CustomEvent<{ id: string }>) => { store.act((one) => one.branches.switch(detail.id)); }}
      @dradis-branch-rename=${({ detail }: CustomEvent<{ id: string; name: string }>) => { say(session.branches.rename(detail.id, detail.name)); }}
      @dradis-branch-remove=${({ detail }: CustomEvent<{ id: string }>) => { say(session.branches.remove(detail.id)); }}
      @dradis-branch-compare=${({ detail }: CustomEvent<{ id: string; at?: string }>) => { asked.against = detail.id; asked.at = detail.at ?? asked.at; redraw(); }}
      @dradis-close=${(event: Event) => { event.stopPropagation(); asked.against = undefined; redraw(); }}></dradis-branch-tree>`);
  },
};
