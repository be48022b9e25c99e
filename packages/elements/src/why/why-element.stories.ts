// Stories of <dradis-why>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { Provenance } from '@dradis/session';
import { crisisFrames } from '../call-stack/frame-fixture.js';
import './why-element.js';

const meta: Meta<{ provenance: Provenance | null }> = {
  title: 'Debug/Why',
  render: ({ provenance }) => html`<dradis-why style="inline-size: 300px" .about=${'Fuel: 7'} .provenance=${provenance}></dradis-why>`,
  args: { provenance: null },
};
export default meta;
type Story = StoryObj<{ provenance: Provenance | null }>;
const written: Provenance = {
  step: 812,
  place: null,
  stack: [...crisisFrames],
  since: [
    { step: 790, kind: 'decision', label: 'the lower box', subject: 'box', player: 'Kara Thrace' },
    { step: 801, kind: 'roll', label: 'Rolled 4 of 8', subject: null },
  ],
};

export const Empty: Story = {};
export const One: Story = { args: { provenance: { ...written, stack: crisisFrames.slice(-1) } } };
export const Many: Story = {
  args: { provenance: { ...written, stack: Array.from({ length: 40 }, () => crisisFrames).flat() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-why')?.shadowRoot?.textContent).toContain('196 more');
  },
};
export const Broken: Story = { args: { provenance: {} as Provenance } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
