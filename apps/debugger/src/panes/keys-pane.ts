// The dialog of the commands that have a key.
import { html } from 'lit';
import type { Pane } from './pane.js';

/** Lists every command of the page that has a key. */
export const keysPane: Pane = {
  id: 'keys',
  title: 'Keys',
  group: 'dialog',
  render: ({ commands }) => html`<dradis-key-list .rows=${commands.flatMap(({ title, hint, key, group }) => (key === undefined ? [] : [{ title, hint, key, group }]))}></dradis-key-list>`,
};
