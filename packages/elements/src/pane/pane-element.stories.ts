// Stories of <dradis-pane>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
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
export const Light: Story = { ...One, globals: { theme: 'light' } };
