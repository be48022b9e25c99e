// Stories of <dradis-track>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { BoardTrack } from '../board/board-model.js';
import './track-element.js';

const meta: Meta<{ track: BoardTrack | undefined }> = {
  title: 'Board/Track',
  render: ({ track }) => html`<dradis-track style="inline-size: 420px" .track=${track}></dradis-track>`,
};
export default meta;
type Story = StoryObj<{ track: BoardTrack | undefined }>;

const boarding: BoardTrack = {
  id: 'boarding',
  title: 'Boarding party',
  spaces: [{ label: 'Start' }, { label: '1' }, { label: '2' }, { label: '3' }, { label: 'Humans lose', tone: 'end' }],
  tokens: [],
};

export const Empty: Story = { args: { track: undefined } };
export const NoToken: Story = { args: { track: boarding } };
export const One: Story = { args: { track: { ...boarding, touched: true, tokens: [{ at: 1, glyph: 'centurion', label: 'Centurion 1' }] } } };
export const Many: Story = {
  args: {
    track: {
      ...boarding,
      tokens: [0, 0, 2, 3].map((at, index) => ({ at, glyph: 'centurion' as const, label: `Centurion ${String(index + 1)}` })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-track')?.shadowRoot?.querySelectorAll('svg')).toHaveLength(4);
  },
};
/** A track without spaces: it says so in its place. */
export const Broken: Story = { args: { track: { ...boarding, spaces: null } as unknown as BoardTrack } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
