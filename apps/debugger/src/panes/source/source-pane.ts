// The pane of the file whose statement runs. Must not edit it.
import { html } from 'lit';
import { type Pane } from './pane.js';
import { shown } from './shown.js';

/** Shows the source of the snapshot. */
export const sourcePane: Pane = {
  id: 'source',
  title: 'Source',
  group: 'left',
  onlyAllSeeing: true,
  render: ({ snapshot }) =>
    shown('Source', snapshot.source, ({ path, text, span, outer }) => html`<dradis-source-view .path=${path} .text=${text} .span=${span} .outer=${outer}></dradis-source-view>`),
};
