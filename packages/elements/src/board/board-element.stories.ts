// Stories of <dradis-board>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './board-element.js';
import { crowdedBoard, emptyBoard, startBoard } from './board-fixture.js';
import type { BoardModel } from './board-model.js';

const meta: Meta<{ model: BoardModel | undefined }> = {
  title: 'Board/Board',
  parameters: { layout: 'fullscreen' },
  render: ({ model }) => html`<dradis-board style="block-size: 620px; inline-size: 760px; background: var(--d-panel)" .model=${model}></dradis-board>`,
};
export default meta;
type Story = StoryObj<{ model: BoardModel | undefined }>;

export const NoGame: Story = { args: { model: undefined } };
export const Empty: Story = { args: { model: emptyBoard } };
/** The board as it is set up. */
export const One: Story = {
  args: { model: startBoard },
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('dradis-board')?.shadowRoot?.querySelector('dradis-plot')?.shadowRoot;
    await expect(plot?.querySelector('[data-place="command"]')?.getAttribute('aria-label')).toBe('Command, damaged: William Adama, Saul Tigh');
  },
};
/** Every thing of the game in space. */
export const Many: Story = { args: { model: crowdedBoard } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
/** A model that cannot be drawn: the board says so in its place. */
export const Broken: Story = {
  args: { model: { ...emptyBoard, areas: emptyBoard.areas.map((area) => ({ ...area, sector: area.sector + 6 })) } },
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('dradis-board')?.shadowRoot?.querySelector('dradis-plot');
    await expect(plot?.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('sector');
  },
};
