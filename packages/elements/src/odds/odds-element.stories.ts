// Stories of <dradis-odds>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { ends, plots as three } from './odds-fixture.js';
import type { OddsPlot, OddsProgress } from './odds-element.js';
import './odds-element.js';

interface Args {
  plots: readonly OddsPlot[];
  games: number;
  progress: OddsProgress;
  problem: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Chance/Odds',
  render: ({ plots, games, progress, problem }) => html`<dradis-odds style="inline-size: 640px; block-size: 380px" .ends=${ends} .plots=${plots} .games=${games} .progress=${progress} .problem=${problem}></dradis-odds>`,
  args: { plots: [], games: 0, progress: { running: false, done: 0, of: 0 }, problem: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { plots: three.slice(0, 1), games: 200 } };
export const Running: Story = {
  args: { plots: three, games: 40, progress: { running: true, done: 40, of: 200 } },
  play: async ({ canvasElement }) => {
    const odds = canvasElement.querySelector('dradis-odds');
    const button = [...(odds?.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Also ask');
    await userEvent.click(button as Element);
    await odds?.updateComplete;
    await expect(odds?.shadowRoot?.querySelector('[name=watch]')).not.toBeNull();
  },
};
export const Many: Story = { args: { games: 5000, plots: Array.from({ length: 24 }, (_, at) => ({ id: String(at), heading: `Level ${String(at)}`, bars: Array.from({ length: 16 }, (__, value) => ({ label: String(value), count: (value * at) % 97, run: 0 })), here: '3' })) } };
export const Refused: Story = { args: { problem: 'The game is over; go back to a moment before its end.' } };
/** No plots: the element says so in its place. */
export const Broken: Story = { args: { plots: [null] as unknown as OddsPlot[], games: 3 } };
export const Light: Story = { args: { plots: three, games: 200 }, globals: { theme: 'light' } };
