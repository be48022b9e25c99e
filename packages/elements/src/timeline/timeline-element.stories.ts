// Stories of <dradis-timeline>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { TimelineEntry } from '@dradis/session';
import { longTimeline, shortTimeline } from './timeline-fixture.js';
import './timeline-element.js';

interface Args {
  entries: readonly TimelineEntry[];
  step: number;
  last: number;
}
const meta: Meta<Args> = {
  title: 'Debug/Timeline',
  parameters: { layout: 'fullscreen' },
  render: ({ entries, step, last }) => html`<dradis-timeline style="block-size: 130px" .entries=${entries} .step=${step} .last=${last} .players=${{ 'player-1': 'Lee Adama' }}></dradis-timeline>`,
  args: { entries: [], step: 0, last: 0 },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { entries: shortTimeline.slice(0, 1), last: 1 } };
export const Turn: Story = {
  args: { entries: shortTimeline, step: 350, last: 500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-timeline')?.shadowRoot?.querySelector('.current')?.textContent).toContain('Rolled 7');
  },
};
export const Many: Story = { args: { entries: longTimeline(5000), step: 22_000, last: 45_000 } };
/** An entry of a kind that does not exist: the element says so in its place. */
export const Broken: Story = { args: { entries: [{ ...shortTimeline[0], kind: 'storm' } as unknown as TimelineEntry], last: 5 } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
