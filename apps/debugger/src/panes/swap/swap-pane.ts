// The dialog that tells what became of the game when its rules were replaced.
import { html } from 'lit';
import type { Pane } from '../pane.js';

/** Shows the last report. */
export const swapPane: Pane = {
  id: 'swap',
  title: 'Rules replaced',
  group: 'dialog',
  onlyAllSeeing: true,
  render: ({ store }) => html`<dradis-swap-report .report=${store.swapped}></dradis-swap-report>`,
};
