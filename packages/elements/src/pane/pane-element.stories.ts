// Stories of <dradis-pane>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './pane-element.js';

interface Args {
  folded: boolean;
  rail: boolean;
  note: string;
  inside: string;
}
const meta: Meta<Args> = {
  title: 'Frame/Pane',
  render: ({ folded, rail, note, inside }) => html`<div style="block-size: 160px; inline-size: ${folded && rail ? 30 : 300}px"><dradis-pane heading="Call stack" note=${note} ?folded=${folded} ?rail=${rail}><p style="margin: 0; padding: 12px">${inside}</p></dradis-pane></div>`,
  args: { folded: false, rail: false, note: '', inside: 'Five frames' },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { args: { inside: '' } };
export const One: Story = { args: { note: 'crash-landing.yaml' } };
export const Folded: Story = { args: { folded: true } };
export const Rail: Story = { args: { folded: true, rail: true } };
export const Tabs: Story = {
  render: () => html`<div style="block-size: 160px; inline-size: 300px"><dradis-pane heading="Right" chosen="watches" .tabs=${[{ id: 'stack', title: 'Call stack' }, { id: 'watches', title: 'Watches', badge: '2' }, { id: 'odds', title: 'Odds' }]}><p style="margin: 0; padding: 12px">Two watches</p></dradis-pane></div>`,
};
/** More tabs than there is room for. */
export const Many: Story = {
  render: () => html`<div style="block-size: 160px; inline-size: 300px"><dradis-pane heading="Right" chosen="t3" .tabs=${Array.from({ length: 40 }, (_, at) => ({ id: `t${String(at)}`, title: `Tab ${String(at)}` }))}><p style="margin: 0; padding: 12px">The fourth</p></dradis-pane></div>`,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-pane')?.shadowRoot?.querySelector('[aria-selected=true]')?.textContent).toContain('Tab 3');
  },
};
/** Tabs that are none: the pane says so in its place. */
export const Broken: Story = { render: () => html`<div style="block-size: 160px; inline-size: 300px"><dradis-pane heading="Right" .tabs=${[null, null]}></dradis-pane></div>` };
export const Light: Story = { ...One, globals: { theme: 'light' } };
