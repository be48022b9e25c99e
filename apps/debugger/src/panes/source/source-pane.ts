// The pane of the file that is looked at: that of the statement that runs, or one to write in.
import { html } from 'lit';
import type { Pane } from '../pane.js';
import './source-pane-element.js';

/** Shows a file of the workspace; before that is read, the source of the snapshot. */
export const sourcePane: Pane = {
  id: 'source',
  title: 'Source',
  group: 'left',
  onlyAllSeeing: true,
  kept: true,
  badge: ({ workspace }) => (workspace === undefined || workspace.unsaved.length === 0 ? undefined : `${String(workspace.unsaved.length)}*`),
  render: (context) => html`<dradis-source-pane .context=${context}></dradis-source-pane>`,
};
