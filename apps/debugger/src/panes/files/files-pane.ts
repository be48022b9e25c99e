// The pane of the files: to open one, to make one, to choose the pack that is played, to hand a pack on and take one in.
import { html } from 'lit';
import type { Pane } from '../pane.js';
import './files-pane-element.js';

/** Lists the files of the workspace. */
export const filesPane: Pane = {
  id: 'files',
  title: 'Files',
  group: 'left',
  onlyAllSeeing: true,
  badge: ({ workspace }) => (workspace === undefined || workspace.unsaved.length === 0 ? undefined : String(workspace.unsaved.length)),
  render: (context) => html`<dradis-files-pane .context=${context}></dradis-files-pane>`,
};
