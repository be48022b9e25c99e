// Stories of <dradis-die>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './die-element.js';

interface DieArgs {
  value: number | undefined;
}

const meta: Meta<DieArgs> = {
  title: 'Table/Die',
  render: ({ value }) => html`<dradis-die .value=${value}></dradis-die>`,
};
export default meta;

/** The highest roll. */
export const Eight: StoryObj<DieArgs> = {
  args: { value: 8 },
  play: async ({ canvasElement }) => {
    const die = canvasElement.querySelector('dradis-die');
    await expect(die?.shadowRoot?.textContent).toContain('8');
  },
};

/** A die that waits for its roll. */
export const NotRolled: StoryObj<DieArgs> = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    const die = canvasElement.querySelector('dradis-die');
    await expect(die?.shadowRoot?.textContent).toContain('–');
  },
};
