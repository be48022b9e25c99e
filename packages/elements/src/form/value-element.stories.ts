// Stories of <dradis-form-value>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import type { FormControl } from './form-model.js';
import './value-element.js';

interface Args {
  control: FormControl;
  wrong: boolean;
}
const meta: Meta<Args> = {
  title: 'Files/Form value',
  render: ({ control, wrong }) => html`<dradis-form-value style="inline-size: 320px" .control=${control} label="Value" description="What it is for" ?wrong=${wrong}></dradis-form-value>`,
  args: { control: { is: 'text', value: '', lines: false }, wrong: false },
};
export default meta;
type Story = StoryObj<Args>;

const input = (canvas: HTMLElement): HTMLInputElement | null => canvas.querySelector('dradis-form-value')?.shadowRoot?.querySelector('input') ?? null;

export const Empty: Story = {};
export const One: Story = {
  args: { control: { is: 'text', value: 'Crash Landing', lines: false } },
  play: async ({ canvasElement }) => {
    input(canvasElement)?.focus();
    await userEvent.keyboard('{End}!');
    await expect(input(canvasElement)?.value).toBe('Crash Landing!');
  },
};
export const Flag: Story = { args: { control: { is: 'flag', value: true } } };
export const Number: Story = { args: { control: { is: 'number', value: 12, minimum: 1, maximum: 30 } } };
export const Lines: Story = { args: { control: { is: 'text', value: 'One line\nand another', lines: true } } };
export const Many: Story = { args: { control: { is: 'choice', value: 'card-12', choices: Array.from({ length: 5000 }, (_, at) => ({ value: `card-${String(at)}`, title: `Card ${String(at)}` })), open: false } } };
/** A value that is none of those known. */
export const Broken: Story = { args: { control: { is: 'choice', value: 'card-x', choices: [{ value: 'card-1', title: 'Card 1' }], open: false }, wrong: true } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
