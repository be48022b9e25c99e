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
export const One: StoryObj<DieArgs> = {
  args: { value: 8 },
  play: async ({ canvasElement }) => {
    const die = canvasElement.querySelector('dradis-die');
    await expect(die?.shadowRoot?.textContent).toContain('8');
  },
};

/** A die that waits for its roll. */
export const Empty: StoryObj<DieArgs> = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    const die = canvasElement.querySelector('dradis-die');
    await expect(die?.shadowRoot?.textContent).toContain('–');
  },
};

/** Every face. */
export const Many: StoryObj<DieArgs> = { render: () => html`${Array.from({ length: 8 }, (_, face) => html`<dradis-die .value=${face + 1}></dradis-die>`)}` };

/** A roll that no die has. */
export const Broken: StoryObj<DieArgs> = { args: { value: Number.NaN } };

export const Light: StoryObj<DieArgs> = { ...Many, globals: { theme: 'light' } };
