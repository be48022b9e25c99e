// The pane of the timeline; its remark is what the last command changed, or what the step did that led here.
import { html } from 'lit';
import { counted } from '@dradis/elements';
import type { Pane } from './pane.js';
import { shown } from './shown.js';

const MOST_TOLD = 4;

/** Shows the timeline of the snapshot. */
export const timelinePane: Pane = {
  id: 'timeline',
  title: 'Timeline',
  group: 'bottom',
  live: true,
  note: ({ snapshot }) => {
    const told = counted(snapshot.changes.map(({ sentence }) => sentence));
    return told.length === 0 ? snapshot.told : `Last: ${told.slice(0, MOST_TOLD).join('; ')}${told.length > MOST_TOLD ? `; ${String(told.length - MOST_TOLD)} more` : ''}`;
  },
  render: ({ snapshot, held }) =>
    shown('Timeline', snapshot.timeline, ({ entries, players }) => html`<dradis-timeline .entries=${entries} .players=${players} .held=${held} .step=${snapshot.position?.step ?? 0} .last=${snapshot.position?.last ?? 0}></dradis-timeline>`),
};
