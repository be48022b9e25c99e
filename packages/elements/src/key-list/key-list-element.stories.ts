// Stories of <dradis-key-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { commands } from '../toolbar/commands.js';
import type { KeyRow } from './key-list-element.js';
import './key-list-element.js';

const meta: Meta<{ rows: readonly KeyRow[] }> = { title: 'Debug/Key list', render: ({ rows }) => html`<dradis-key-list .rows=${rows}></dradis-key-list>`, args: { rows: [] } };
export default meta;
type Story = StoryObj<{ rows: readonly KeyRow[] }>;
const rows = commands.map(({ label, hint, key, group }) => ({ title: label, hint, key, group: group === 'forwards' ? 'Forwards' : 'Backwards' }));

export const Empty: Story = {};
export const One: Story = { args: { rows: rows.slice(0, 1) } };
export const All: Story = {
  args: { rows },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-key-list')?.shadowRoot?.querySelectorAll('kbd').length).toBeGreaterThan(rows.length - 1);
  },
};
export const Many: Story = { args: { rows: Array.from({ length: 200 }, (_, at) => ({ title: `Command ${String(at)}`, hint: 'What it does', key: `Mod+${String(at)}`, group: `Group ${String(at % 8)}` })) } };
/** Rows that are none: the list says so in its place. */
export const Broken: Story = { args: { rows: [null] as unknown as KeyRow[] } };
export const Light: Story = { ...All, globals: { theme: 'light' } };
