// Stories of <dradis-sparkline>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './sparkline-element.js';
import type { SparkPoint } from './sparkline-path.js';

interface Args {
  points: readonly SparkPoint[];
}
const meta: Meta<Args> = {
  title: 'Foundation/Sparkline',
  render: ({ points }) => html`<dradis-sparkline style="inline-size: 240px" .points=${points} .step=${2400} .last=${5000} label="Fuel"></dradis-sparkline>`,
  args: { points: [] },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { points: [{ step: 0, value: 8 }] } };
export const Falling: Story = {
  args: { points: [{ step: 0, value: 8 }, { step: 900, value: 7 }, { step: 2100, value: 5 }, { step: 3300, value: 6 }, { step: 4700, value: 2 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-sparkline')?.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).toContain('from 2 to 8, 4 changes');
  },
};
export const Texts: Story = { args: { points: [{ step: 0, value: null }, { step: 800, value: null }, { step: 3900, value: null }] } };
export const Many: Story = { args: { points: Array.from({ length: 5000 }, (_, step) => ({ step, value: Math.round(8 + 6 * Math.sin(step / 130) + (step % 3)) })) } };
/** No points: the element says so in its place. */
export const Broken: Story = { args: { points: [null] as unknown as SparkPoint[] } };
export const Light: Story = { ...Falling, globals: { theme: 'light' } };
