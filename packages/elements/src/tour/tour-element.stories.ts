// Stories of <dradis-tour>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { TourStep } from './tour-element.js';
import './tour-element.js';

interface Args {
  steps: readonly TourStep[];
  step: number;
}
const meta: Meta<Args> = {
  title: 'Page/Tour',
  render: ({ steps, step }) => html`<dradis-tour style="block-size: 120px" .steps=${steps} .step=${step}></dradis-tour>`,
  args: { steps: [], step: 0 },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { steps: [{ title: 'A question', text: 'Somebody is asked.', act: 'Answer by chance' }] } };
export const Many: Story = {
  args: { steps: Array.from({ length: 40 }, (_, at) => ({ title: `Step ${String(at)}`, text: 'What is to be seen here.', act: 'Do it' })), step: 99 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-tour')?.shadowRoot?.textContent).toContain('40 of 40');
  },
};
/** Steps that are none: the element says so in its place. */
export const Broken: Story = { args: { steps: [null] as unknown as TourStep[] } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
