// Stories of <dradis-log-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { LogLine } from './log-list-element.js';
import './log-list-element.js';

interface Args {
  lines: readonly LogLine[];
}
const linesOf = (count: number): LogLine[] => Array.from({ length: count }, (_, at) => ({ step: at * 37, text: `fuel is ${String(8 - (at % 7))} in turn ${String(at)}`, problem: at % 9 === 5 ? 'level of the crisis: no crisis is drawn here' : null }));
const meta: Meta<Args> = {
  title: 'Debug/Log',
  render: ({ lines }) => html`<dradis-log-list style="inline-size: 340px; block-size: 200px" .lines=${lines} .step=${120}></dradis-log-list>`,
  args: { lines: [] },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { lines: linesOf(1) } };
export const Some: Story = { args: { lines: linesOf(12) } };
export const Many: Story = {
  args: { lines: linesOf(5000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-log-list')?.shadowRoot?.querySelector('.current')?.textContent).toContain('111');
  },
};
/** No lines: the element says so in its place. */
export const Broken: Story = { args: { lines: [null] as unknown as LogLine[] } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
