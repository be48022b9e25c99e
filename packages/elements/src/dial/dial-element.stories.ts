// Stories of <dradis-dial>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { BoardDial } from '../board/board-model.js';
import './dial-element.js';

const meta: Meta<{ dials: (BoardDial | undefined)[] }> = {
  title: 'Board/Dial',
  render: ({ dials }) => html`${dials.map((dial) => html`<dradis-dial .dial=${dial}></dradis-dial>`)}`,
};
export default meta;
type Story = StoryObj<{ dials: (BoardDial | undefined)[] }>;

const fuel: BoardDial = { id: 'fuel', title: 'Fuel', value: 8, most: 15, redUpTo: 4 };

export const Empty: Story = { args: { dials: [undefined] } };
export const One: Story = { args: { dials: [fuel] } };
export const Changed: Story = {
  args: { dials: [{ ...fuel, before: 8, value: 7 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-dial')?.shadowRoot?.textContent).toContain('8→7');
  },
};
export const Many: Story = {
  args: {
    dials: [
      { ...fuel, value: 0 },
      { ...fuel, id: 'food', title: 'Food', value: 4 },
      { ...fuel, id: 'morale', title: 'Morale', value: 10, redUpTo: 5 },
      { ...fuel, id: 'population', title: 'Population', value: 15, redUpTo: 6 },
    ],
  },
};
/** A dial that is none: it says so in its place. */
export const Broken: Story = { args: { dials: [null as unknown as BoardDial] } };
/** A dial that leads to the cause of its value. */
export const Leading: Story = { args: { dials: [{ ...fuel, path: 'resources/fuel/level' }] } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
