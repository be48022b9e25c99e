// The pane of watches. They are remembered, and set again in every new game.
import { html } from 'lit';
import type { Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import type { PaneContext } from '../../frame/context.js';
import { rememberedList, rememberList } from '../background/remembered-list.js';
import { teachLanguage } from '../pack-work/pack-client.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';
import { WatchCourses } from './watch-rows.js';

const KEY = 'watches.texts';
const courses = new WeakMap<Session, WatchCourses>();
const typed = new WeakMap<Session, string>();

const isText = (entry: unknown): entry is string => typeof entry === 'string' && entry.length < 500;

function coursesOf(context: PaneContext, session: Session): WatchCourses {
  const known = courses.get(session);
  if (known !== undefined) return known;
  const made = new WatchCourses(session, context.redraw);
  courses.set(session, made);
  const set = new Set(session.watches.list().map(({ text }) => text));
  for (const text of rememberedList(context, KEY, isText)) if (!set.has(text)) session.watches.add(text);
  return made;
}

function keep(context: PaneContext, session: Session): void {
  rememberList(context, KEY, session.watches.list().map(({ text }) => text));
  context.redraw();
}

/** Shows the watches of the session as the seat may know them. */
export const watchesPane: Pane = {
  id: 'watches',
  title: 'Watches',
  group: 'bottom',
  render: (context) => {
    const { store, seat, snapshot, redraw } = context;
    const { session } = store;
    if (session === undefined) return html`<dradis-watch-list></dradis-watch-list>`;
    const add = ({ detail }: CustomEvent<{ text: string }>): void => { session.watches.add(detail.text); keep(context, session); };
    const remove = ({ detail }: CustomEvent<{ id: number }>): void => { session.watches.remove(detail.id); keep(context, session); };
    const draft = ({ detail }: CustomEvent<{ text: string }>): void => { typed.set(session, detail.text); redraw(); };
    teachLanguage(context, session, () => { coursesOf(context, session).forget(); redraw(); });
    return shown('Watches', attempt(() => {
      const found = coursesOf(context, session);
      const text = typed.get(session) ?? '';
      return { rows: found.rows(seat, store.moves), draft: text.trim() === '' ? undefined : found.draft(text, seat) };
    }), ({ rows, draft: known }) => html`<dradis-watch-list .watches=${rows} .draft=${known} .step=${snapshot.position?.step ?? 0} .last=${snapshot.position?.last ?? 0}
      @dradis-watch-add=${add} @dradis-watch-remove=${remove} @dradis-watch-draft=${draft}></dradis-watch-list>`);
  },
};
