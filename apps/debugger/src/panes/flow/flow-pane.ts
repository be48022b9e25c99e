// The pane that shows how a card or rule goes.
import { html } from 'lit';
import type { Pane } from '../pane.js';
import { failed } from '../shown.js';
import { placeListener } from '../show-place.js';
import { flowOfPage } from './flow-state.js';

/** Shows the card or rule at the cursor, on the bench or under way. */
export const flowPane: Pane = {
  id: 'flow',
  title: 'Flow',
  group: 'centre',
  onlyAllSeeing: true,
  render: (context) => {
    const { picture, current, taken, problem } = flowOfPage(context);
    if (problem !== undefined) return failed('Flow', problem);
    return html`<dradis-flow .picture=${picture} .current=${current} .taken=${taken} @dradis-place=${placeListener(context)}></dradis-flow>`;
  },
};
