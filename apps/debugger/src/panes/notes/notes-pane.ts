// The pane of notes.
import { html } from 'lit';
import type { Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';

/** Notes of the line on which the session stands; they go along with the saved game. */
export const notesPane: Pane = {
  id: 'notes',
  title: 'Notes',
  group: 'bottom',
  onlyAllSeeing: true,
  badge: ({ store }) => {
    const count = attempt(() => store.session?.notes.list().length ?? 0);
    return 'value' in count && count.value > 0 ? String(count.value) : undefined;
  },
  render: (context) => {
    const { store, snapshot } = context;
    const { session } = store;
    if (session === undefined) return html`<dradis-note-list .refusal=${'No game runs'}></dradis-note-list>`;
    // A note moves nothing, but it has to be saved.
    const write = (act: (notes: Session['notes']) => unknown): void => { act(session.notes); context.keep(); };
    return shown('Notes', attempt(() => session.notes.list()), (notes) => html`<dradis-note-list .notes=${notes} .step=${snapshot.position?.step ?? 0}
      @dradis-note-add=${({ detail }: CustomEvent<{ text: string }>) => { write((all) => all.add(detail.text)); }}
      @dradis-note-change=${({ detail }: CustomEvent<{ id: number; text: string }>) => { write((all) => all.change(detail.id, detail.text)); }}
      @dradis-note-move=${({ detail }: CustomEvent<{ id: number; place: number }>) => { write((all) => all.move(detail.id, detail.place)); }}
      @dradis-note-remove=${({ detail }: CustomEvent<{ id: number }>) => { write((all) => all.remove(detail.id)); }}></dradis-note-list>`);
  },
};
