// Stories of <dradis-profile>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { Profile } from '@dradis/session';
import { profileOf } from './profile-fixture.js';
import './profile-element.js';

interface Args {
  profile: Profile | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Costs',
  render: ({ profile }) => html`<dradis-profile style="inline-size: 640px; block-size: 260px" .profile=${profile}></dradis-profile>`,
  args: { profile: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { profile: profileOf(1) } };
export const Many: Story = {
  args: { profile: profileOf(5000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-profile')?.shadowRoot?.querySelectorAll('tbody tr').length).toBe(100);
  },
};
/** No costs: the element says so in its place. */
export const Broken: Story = { args: { profile: {} as Profile } };
export const Light: Story = { args: { profile: profileOf(4) }, globals: { theme: 'light' } };
