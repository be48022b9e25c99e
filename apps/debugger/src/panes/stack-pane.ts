// The pane of the call stack.
import { html } from 'lit';
import type { Pane } from './pane.js';
import { shown } from './shown.js';

/** Shows the frames of the snapshot. */
export const stackPane: Pane = {
  id: 'stack',
  title: 'Call stack',
  group: 'right',
  onlyAllSeeing: true,
  render: ({ snapshot, frame }) => shown('Call stack', snapshot.stack, (frames) => html`<dradis-call-stack .frames=${frames} .selected=${frame}></dradis-call-stack>`),
};
