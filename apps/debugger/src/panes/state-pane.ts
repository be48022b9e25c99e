// The pane of the state tree, with the cause of the value that is selected in it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Provenance } from '@dradis/session';
import { attempt, type Part } from '../frame/snapshot.js';
import type { PaneContext } from '../frame/context.js';
import type { SessionStore } from '../session/session-store.js';
import type { Pane } from './pane.js';
import { shown } from './shown.js';

interface Asked {
  readonly about: string;
  /** Count of commands when it was asked: another one ends the answer, unless it followed a step of the answer itself. */
  readonly moves: number;
  /** What was found then. */
  readonly found: Part<Provenance | null>;
}
const askedIn = new WeakMap<SessionStore, Asked>();

/** Whether an answer names a step to go to. */
function leadsTo(found: Part<Provenance | null>, step: number): boolean {
  const provenance = 'value' in found ? found.value : null;
  return provenance !== null && (provenance.step === step || provenance.since.some((entry) => entry.step === step));
}

function why({ store, seat, redraw, snapshot }: PaneContext): TemplateResult | typeof nothing {
  const { session } = store;
  const asked = askedIn.get(store);
  // The causes name hidden cards, so only the seat that sees everything may ask for them.
  if (asked === undefined || session === undefined || seat !== 'everything') return nothing;
  const { found, about, moves } = asked;
  if (moves !== store.moves && !leadsTo(found, session.position().step)) return nothing;
  const close = (): void => {
    askedIn.delete(store);
    redraw();
  };
  const players = 'value' in snapshot.timeline ? snapshot.timeline.value.players : {};
  return shown('State', found, (provenance) => html`<dradis-why .about=${about} .provenance=${provenance} .players=${players} @dradis-close=${close}></dradis-why>`);
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
      askedIn.set(store, { about: value === undefined ? label : `${label}: ${value}`, moves: store.moves, found: attempt(() => store.session?.provenance(path) ?? null) });
      redraw();
    };
    return html`<div class="stacked" @dradis-select=${ask}>${shown('State', snapshot.tree, ({ nodes, changed }) => html`<dradis-state-tree .openUpTo=${8} .nodes=${nodes} .changed=${changed}></dradis-state-tree>`)}${why(context)}</div>`;
  },
};
