// The pane of the state tree, with the cause of the value that is selected in it.
import { html, nothing, type TemplateResult } from 'lit';
import { attempt } from '../frame/snapshot.js';
import { type PaneContext } from '../frame/context.js';
import { type SessionStore } from '../session/session-store.js';
import { type Pane } from './pane.js';
import { shown } from './shown.js';

interface Asked {
  readonly path: string;
  readonly about: string;
  /** Count of commands when it was asked: after the next one it is answered no more. */
  readonly moves: number;
}
const askedIn = new WeakMap<SessionStore, Asked>();

function why({ store, seat, redraw, snapshot }: PaneContext): TemplateResult | typeof nothing {
  const { session } = store;
  const asked = askedIn.get(store);
  // The causes name hidden cards, so only the seat that sees everything may ask for them.
  if (asked === undefined || asked.moves !== store.moves || session === undefined || seat !== 'everything') return nothing;
  const { path, about } = asked;
  const close = (): void => {
    askedIn.delete(store);
    redraw();
  };
  const players = 'value' in snapshot.timeline ? snapshot.timeline.value.players : {};
  return shown('State', attempt(() => session.provenance(path)), (provenance) => html`<dradis-why .about=${about} .provenance=${provenance} .players=${players} @dradis-close=${close}></dradis-why>`);
}

/** Shows the state of the snapshot; a selected value is asked for its cause. */
export const statePane: Pane = {
  id: 'state',
  title: 'State',
  group: 'right',
  row: 2,
  note: ({ seat }) => (seat === 'everything' ? '' : 'narrowed to one seat'),
  render: (context) => {
    const { snapshot, store, redraw } = context;
    const ask = ({ detail: { path, label, value } }: CustomEvent<{ path: string; label: string; value: string | undefined }>): void => {
      askedIn.set(store, { path, about: value === undefined ? label : `${label}: ${value}`, moves: store.moves });
      redraw();
    };
    return html`<div class="stacked" @dradis-select=${ask}>${shown('State', snapshot.tree, ({ nodes, changed }) => html`<dradis-state-tree .openUpTo=${8} .nodes=${nodes} .changed=${changed}></dradis-state-tree>`)}${why(context)}</div>`;
  },
};
