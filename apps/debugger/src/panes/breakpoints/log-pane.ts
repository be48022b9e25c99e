// The pane of what log points wrote.
import { html } from 'lit';
import { attempt } from '../../frame/snapshot.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';
import { bookOf } from './breakpoint-book.js';

/** Lists the lines of the whole recorded game. */
export const logPane: Pane = {
  id: 'log',
  title: 'Log',
  group: 'bottom',
  onlyAllSeeing: true,
  render: (context) => {
    const { store, snapshot, redraw } = context;
    const { session } = store;
    const lines = attempt(() => (session === undefined ? [] : bookOf(context, session).log(store.moves, redraw)));
    return shown('Log', lines, (found) => html`<dradis-log-list .lines=${found} .step=${snapshot.position?.step ?? 0}></dradis-log-list>`);
  },
};
