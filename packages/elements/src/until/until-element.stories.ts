// Stories of <dradis-until>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './until-element.js';

interface Args {
  told: string | undefined;
  failed: boolean;
}
const meta: Meta<Args> = {
  title: 'Debug/By chance until',
  render: ({ told, failed }) => html`<dradis-until style="inline-size: 560px" .condition=${'level of fuel is less than 5'} .told=${told} ?failed=${failed}></dradis-until>`,
  args: { told: undefined, failed: false },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { told: 'It is so at step 412, after 38 answers.' } };
export const Many: Story = {
  args: { told: Array.from({ length: 40 }, (_, at) => `Mistake ${String(at)}.`).join(' '), failed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-until')?.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('Mistake 39');
  },
};
/** Words that are none: the element shows none. */
export const Broken: Story = { args: { told: null as unknown as string } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
