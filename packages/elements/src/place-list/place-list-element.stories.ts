// Stories of <dradis-place-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import type { PlaceRow } from './place-list-element.js';
import './place-list-element.js';

interface Args {
  rows: readonly PlaceRow[];
  current: string;
}
const meta: Meta<Args> = {
  title: 'Files/Place list',
  render: ({ rows, current }) => html`<dradis-place-list style="block-size: 260px; inline-size: 340px" label="Files" empty="No file is here yet. Make one with New file." .rows=${rows} current=${current}><button>New file</button></dradis-place-list>`,
  args: { rows: [], current: '' },
};
export default meta;
type Story = StoryObj<Args>;

const rows: readonly PlaceRow[] = [
  { id: 'h1', text: 'House rules', detail: 'is played', heading: true },
  { id: 'a', text: 'cards/crash-landing.yaml', detail: '2 mistakes', sign: 'error' },
  { id: 'b', text: 'pack.yaml', detail: 'not saved', sign: 'unsaved' },
  { id: 'c', text: 'rules/jump.yaml', detail: 'changed on the disk', sign: 'conflict' },
  { id: 'h2', text: 'Base game', heading: true },
  { id: 'd', text: 'rules/turn.yaml', sign: 'warning', detail: '1 remark' },
];

export const Empty: Story = {};
export const One: Story = {
  args: { rows, current: 'b' },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('dradis-place-list')?.shadowRoot;
    await userEvent.type(root?.querySelector('input') as Element, 'jump');
    await expect(root?.querySelectorAll('[role=option]')).toHaveLength(1);
  },
};
export const Many: Story = { args: { rows: Array.from({ length: 5000 }, (_, at) => ({ id: String(at), text: `cards/crisis/card-${String(at)}.yaml`, detail: at % 7 === 0 ? '1 mistake' : '', ...(at % 7 === 0 ? { sign: 'error' as const } : {}) })), current: '4321' } };
/** Rows that are none: the list says so in its place. */
export const Broken: Story = { args: { rows: [null] as unknown as PlaceRow[] } };
export const NothingFound: Story = {
  args: { rows },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('dradis-place-list')?.shadowRoot;
    await userEvent.type(root?.querySelector('input') as Element, 'nowhere');
    await expect(root?.textContent).toContain('Nothing found');
  },
};
export const Light: Story = { args: { rows, current: 'a' }, globals: { theme: 'light' } };
