// The pane of the board. Must not derive what it shows.
import { html } from 'lit';
import type { Pane } from './pane.js';
import { shown } from './shown.js';

/** Shows the board of the snapshot. */
export const boardPane: Pane = {
  id: 'board',
  title: 'Board',
  group: 'centre',
  live: true,
  render: ({ snapshot }) => shown('Board', snapshot.board, (model) => html`<dradis-board .model=${model}></dradis-board>`),
};
