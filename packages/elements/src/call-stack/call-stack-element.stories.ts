// Stories of <dradis-call-stack>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { StackFrame } from '@dradis/session';
import './call-stack-element.js';
import { crisisFrames } from './frame-fixture.js';

const meta: Meta<{ frames: readonly StackFrame[]; selected: number }> = {
  title: 'Debug/Call stack',
  render: ({ frames, selected }) => html`<dradis-call-stack style="block-size: 240px; inline-size: 330px" .frames=${frames} .selected=${selected}></dradis-call-stack>`,
  args: { frames: [], selected: 0 },
};
export default meta;
type Story = StoryObj<{ frames: readonly StackFrame[]; selected: number }>;

export const Empty: Story = {};
export const One: Story = { args: { frames: crisisFrames.slice(-1) } };
export const Nested: Story = {
  args: { frames: crisisFrames, selected: 1 },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('dradis-call-stack')?.shadowRoot;
    await expect(root?.querySelector('[aria-selected="true"]')?.textContent).toContain('follow result');
  },
};
export const Many: Story = { args: { frames: Array.from({ length: 60 }, () => crisisFrames).flat(), selected: 3 } };
/** Frames that are no list: the element says so in its place. */
export const Broken: Story = { args: { frames: [null] as unknown as StackFrame[] } };
export const Light: Story = { ...Nested, globals: { theme: 'light' } };
