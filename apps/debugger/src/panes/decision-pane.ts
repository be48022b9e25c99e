// The pane of the question that waits. Must not decide what a seat may see of it.
import { html } from 'lit';
import type { Pane } from './pane.js';
import { placeListener } from './show-place.js';
import { shown } from './shown.js';

/** Shows the question of the snapshot. */
export const decisionPane: Pane = {
  id: 'decision',
  title: 'Decision',
  group: 'centre',
  row: 1,
  render: (context) => {
    const { snapshot, settings, store } = context;
    return shown('Decision', snapshot.decision, ({ decision, playerName, hiddenFrom, idle, face, span, skills }) => html`<dradis-decision-panel .decision=${decision} .playerName=${playerName} .hiddenFrom=${hiddenFrom} .idle=${idle} .face=${face} .span=${span} .skills=${skills} .stopAfter=${settings.stopAfter} .problem=${store.problem} @dradis-place=${placeListener(context)}></dradis-decision-panel>`);
  },
};
