// The pane of the names in scope of the selected frame.
import { html } from 'lit';
import { earlierValues } from '../frame/snapshot.js';
import type { Pane } from './pane.js';
import { shown } from './shown.js';

/** Shows the names of the selected frame, and what they were before the last command. */
export const variablesPane: Pane = {
  id: 'variables',
  title: 'Variables',
  group: 'right',
  row: 1,
  onlyAllSeeing: true,
  note: ({ snapshot, frame }) => ('value' in snapshot.stack ? (snapshot.stack.value[frame]?.name ?? '') : ''),
  render: ({ snapshot, store, frame }) =>
    shown('Variables', snapshot.stack, (frames) => html`<dradis-variables .variables=${frames[frame]?.locals ?? []} .earlier=${earlierValues(frames, store.earlierStack, frame)}></dradis-variables>`),
};
