// Stories of <dradis-note-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { Note } from '@dradis/session';
import './note-list-element.js';

interface Args {
  notes: readonly Note[];
}
const notesOf = (count: number): Note[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, step: at * 31, text: `What happens in moment ${String(at)}` }));
const meta: Meta<Args> = {
  title: 'Debug/Notes',
  render: ({ notes }) => html`<dradis-note-list style="inline-size: 420px; block-size: 220px" .notes=${notes} .step=${62}></dradis-note-list>`,
  args: { notes: [] },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { notes: notesOf(1) } };
export const Many: Story = {
  args: { notes: notesOf(200) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-note-list')?.shadowRoot?.querySelector('.current')?.textContent).toContain('moment 2');
  },
};
/** No note: the element says so in its place. */
export const Broken: Story = { args: { notes: [null] as unknown as Note[] } };
export const Light: Story = { args: { notes: notesOf(3) }, globals: { theme: 'light' } };
