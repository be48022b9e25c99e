// Stories of <dradis-view-switch>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { SeatChoice } from './view-switch-element.js';
import './view-switch-element.js';

const meta: Meta<{ seats: readonly SeatChoice[]; seat: string }> = {
  title: 'Debug/View switch',
  render: ({ seats, seat }) => html`<dradis-view-switch .seats=${seats} .seat=${seat}></dradis-view-switch>`,
  args: { seats: [], seat: 'everything' },
};
export default meta;
type Story = StoryObj<{ seats: readonly SeatChoice[]; seat: string }>;
const seats = [{ id: 'everything', label: 'Everything' }, { id: 'spectator', label: 'Spectator' }, { id: 'player-1', label: 'Lee Adama' }];

export const Empty: Story = {};
export const One: Story = { args: { seats: seats.slice(0, 1) } };
export const AsPlayer: Story = {
  args: { seats, seat: 'player-1' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-view-switch')?.shadowRoot?.querySelector('select')?.value).toBe('player-1');
  },
};
/** Seats that are none: the element says so in its place. */
export const Broken: Story = { args: { seats: [null] as unknown as SeatChoice[] } };
export const Many: Story = { args: { seats: [...seats, ...Array.from({ length: 40 }, (_, at) => ({ id: `p${String(at)}`, label: `Player with a rather long name ${String(at)}` }))] } };
export const Light: Story = { ...AsPlayer, globals: { theme: 'light' } };
