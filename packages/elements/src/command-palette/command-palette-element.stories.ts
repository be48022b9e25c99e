// Stories of <dradis-command-palette>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import './command-palette-element.js';
import type { PaletteCommand } from './find-commands.js';
import { manyCommands, paletteCommands } from './palette-fixture.js';

interface Args {
  commands: readonly PaletteCommand[];
}
const meta: Meta<Args> = {
  title: 'Page/Command palette',
  render: ({ commands }) => html`<dradis-command-palette .commands=${commands} .recent=${['theme']}></dradis-command-palette>`,
  args: { commands: [] },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { commands: paletteCommands.slice(0, 1) } };
export const Few: Story = {
  args: { commands: paletteCommands },
  play: async ({ canvasElement }) => {
    const palette = canvasElement.querySelector('dradis-command-palette');
    palette?.focus();
    await userEvent.keyboard('bat');
    await palette?.updateComplete;
    await expect(palette?.shadowRoot?.querySelector('li')?.textContent).toContain('Nothing lies before');
  },
};
export const Many: Story = { args: { commands: [...paletteCommands, ...manyCommands(5000)] } };
/** Commands that are none: the element says so in its place. */
export const Broken: Story = { args: { commands: [null] as unknown as PaletteCommand[] } };
export const Light: Story = { ...Few, globals: { theme: 'light' } };
