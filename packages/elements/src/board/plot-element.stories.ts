// Stories of <dradis-plot>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { crowdedBoard, emptyBoard, startBoard } from './board-fixture.js';
import type { BoardModel } from './board-model.js';
import './plot-element.js';

const meta: Meta<{ model: BoardModel | undefined }> = {
  title: 'Board/Plot',
  render: ({ model }) => html`<dradis-plot style="display: block; block-size: 420px; inline-size: 720px" .model=${model}></dradis-plot>`,
};
export default meta;
type Story = StoryObj<{ model: BoardModel | undefined }>;

export const Empty: Story = { args: { model: emptyBoard } };
export const One: Story = {
  args: { model: startBoard },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-plot')?.shadowRoot?.querySelector('[data-place="command"]')?.getAttribute('aria-label')).toContain('Command');
  },
};
export const Many: Story = { args: { model: crowdedBoard } };
/** A sector that there is not: the plot says so in its place. */
export const Broken: Story = { args: { model: { ...emptyBoard, areas: emptyBoard.areas.map((area) => ({ ...area, sector: area.sector + 6 })) } } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
