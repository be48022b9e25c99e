// Stories of <dradis-dice-tray>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import './dice-tray-element.js';

interface Args {
  ready: readonly number[];
  refusal: string | undefined;
  leftover: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Chance/Dice tray',
  render: ({ ready, refusal, leftover }) => html`<dradis-dice-tray style="inline-size: 320px" .ready=${ready} .refusal=${refusal} .leftover=${leftover}></dradis-dice-tray>`,
  args: { ready: [], refusal: undefined, leftover: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { ready: [7] } };
export const Drafting: Story = {
  args: { ready: [7, 3] },
  play: async ({ canvasElement }) => {
    const tray = canvasElement.querySelector('dradis-dice-tray');
    const root = tray?.shadowRoot;
    await userEvent.click(root?.querySelector('[aria-label="Add a 2"]') as Element);
    await tray?.updateComplete;
    await expect(root?.querySelector('.drafted')?.textContent.replace(/\s+/g, '')).toBe('732thenchance');
  },
};
export const Many: Story = { args: { ready: [7, 3, 1, 8, 2, 2, 5, 6, 4, 7, 8, 1, 1, 3, 6, 5, 4, 2, 8, 7], leftover: 'The card was carried out; 20 dice that were laid ready were not rolled.' } };
export const Refused: Story = { args: { refusal: 'Only who sees everything may lay dice ready' } };
/** No row of dice: the element says so in its place. */
export const Broken: Story = { args: { ready: 7 as unknown as number[] } };
export const Light: Story = { ...Drafting, globals: { theme: 'light' } };
