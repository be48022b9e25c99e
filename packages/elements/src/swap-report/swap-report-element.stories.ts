// Stories of <dradis-swap-report>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { SwapReport } from '@dradis/session';
import { swapReport } from './swap-report-fixture.js';
import './swap-report-element.js';

interface Args {
  report: SwapReport | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Rules replaced',
  render: ({ report }) => html`<dradis-swap-report style="inline-size: 520px" .report=${report}></dradis-swap-report>`,
  args: { report: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const Same: Story = { args: { report: swapReport('same') } };
export const One: Story = { args: { report: swapReport('diverged', 1) } };
export const Many: Story = {
  args: { report: swapReport('diverged', 50) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-swap-report')?.shadowRoot?.querySelectorAll('tbody tr').length).toBe(50);
  },
};
export const Impossible: Story = { args: { report: swapReport('impossible') } };
/** No report: the element says so in its place. */
export const Broken: Story = { args: { report: {} as SwapReport } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
