// The pane of the mistakes: all that the compiler says of the pack that is played, to go there.
import { html } from 'lit';
import type { Pane } from '../pane.js';
import './problems-pane-element.js';

/** Lists the mistakes. */
export const problemsPane: Pane = {
  id: 'problems',
  title: 'Mistakes',
  group: 'bottom',
  onlyAllSeeing: true,
  badge: ({ workspace }) => {
    const errors = workspace?.program.problems.reduce((sum, one) => sum + one.errors, 0) ?? 0;
    return errors === 0 ? undefined : String(errors);
  },
  render: (context) => html`<dradis-problems-pane .context=${context}></dradis-problems-pane>`,
};
