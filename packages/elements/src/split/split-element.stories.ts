// Stories of <dradis-split>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import '../pane/pane-element.js';
import './split-element.js';

const meta: Meta<{ down: boolean; still: boolean }> = {
  title: 'Frame/Split',
  render: ({ down, still }) => html`<dradis-split style="block-size: 240px; inline-size: 520px" ?down=${down} ?still=${still} size="160" label="Left and right"
    @dradis-resize=${(event: CustomEvent<{ size: number }>) => { (event.target as HTMLElementTagNameMap['dradis-split']).size = event.detail.size; }}>
    <dradis-pane slot="start" heading="Source" ?folded=${still}></dradis-pane><dradis-pane slot="end" heading="Board"></dradis-pane>
  </dradis-split>`,
  args: { down: false, still: false },
};
export default meta;
type Story = StoryObj<{ down: boolean; still: boolean }>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    const split = canvasElement.querySelector('dradis-split');
    split?.shadowRoot?.querySelector<HTMLElement>('[role=separator]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(split?.size).toBeGreaterThan(160);
  },
};
/** Nothing on either side. */
export const Empty: Story = { render: () => html`<dradis-split style="block-size: 240px; inline-size: 520px" size="160" label="Left and right"></dradis-split>` };
export const Down: Story = { args: { down: true } };
export const Folded: Story = { args: { down: true, still: true } };
export const Light: Story = { globals: { theme: 'light' } };
