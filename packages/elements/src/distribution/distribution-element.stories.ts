// Stories of <dradis-distribution>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { DistributionBar } from './distribution-element.js';
import './distribution-element.js';

interface Args {
  bars: readonly DistributionBar[];
  total: number;
  exact: boolean;
  open: boolean;
}
const meta: Meta<Args> = {
  title: 'Chance/Distribution',
  render: ({ bars, total, exact, open }) => html`<dradis-distribution style="inline-size: 340px" heading="Fuel at the end" .bars=${bars} .total=${total} ?exact=${exact} ?open=${open} .here=${3}></dradis-distribution>`,
  args: { bars: [], total: 0, exact: false, open: false },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { bars: [{ label: 'Humans win', count: 40 }], total: 40 } };
export const Levels: Story = {
  args: { bars: [12, 30, 55, 80, 66, 31, 14, 3].map((count, at) => ({ label: String(at), count })), total: 291, open: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-distribution')?.shadowRoot?.querySelectorAll('rect.here')).toHaveLength(1);
  },
};
export const Faces: Story = { args: { exact: true, open: true, total: 8, bars: [{ label: 'die 1-3', count: 3, detail: 'Fuel −1, Morale −1' }, { label: 'die 4-8', count: 5, detail: 'nothing changes' }] } };
export const Words: Story = { args: { total: 200, bars: [['The fleet is out of fuel', 96], ['Centurions overrun Galactica', 30], ['The fleet reaches Kobol', 28], ['The fleet is out of food', 46]].map(([label, count]) => ({ label: String(label), count: Number(count) })) } };
export const Many: Story = { args: { bars: Array.from({ length: 300 }, (_, at) => ({ label: String(at), count: (at * 7) % 23 })), total: 3300 } };
/** No bars: the element says so in its place. */
export const Broken: Story = { args: { bars: [null] as unknown as DistributionBar[], total: 3 } };
export const Light: Story = { ...Levels, globals: { theme: 'light' } };
