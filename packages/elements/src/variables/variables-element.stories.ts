// Stories of <dradis-variables>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { LocalVariable } from '@dradis/session';
import { crisisFrames } from '../call-stack/frame-fixture.js';
import './variables-element.js';

interface Args {
  variables: readonly LocalVariable[];
  before: Record<string, string>;
}
const meta: Meta<Args> = {
  title: 'Debug/Variables',
  render: ({ variables, before }) => html`<dradis-variables style="block-size: 220px; inline-size: 330px" .variables=${variables} .earlier=${before}></dradis-variables>`,
  args: { variables: [], before: {} },
};
export default meta;
type Story = StoryObj<Args>;
const locals = crisisFrames.flatMap((frame) => frame.locals);

export const Empty: Story = {};
export const One: Story = { args: { variables: locals.slice(0, 1) } };
export const Changed: Story = {
  args: { variables: locals, before: { strength: '3 = 3 Repair', result: '3' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-variables')?.shadowRoot?.querySelectorAll('.changed')).toHaveLength(1);
  },
};
export const Many: Story = { args: { variables: Array.from({ length: 200 }, (_, at) => ({ name: `name-${String(at)}`, type: 'number', value: String(at), raw: at })) } };
export const Broken: Story = { args: { variables: [null] as unknown as LocalVariable[] } };
export const Light: Story = { ...Changed, globals: { theme: 'light' } };
