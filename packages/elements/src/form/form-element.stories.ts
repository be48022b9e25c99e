// Stories of <dradis-form>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { fixedFormService, formField, formModel, wrongForm } from './form-fixture.js';
import type { FormAnswer } from './form-model.js';
import './form-element.js';

interface Args {
  answer: FormAnswer | undefined;
  locked: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Files/Form',
  render: ({ answer, locked }) => html`<div style="block-size: 560px; inline-size: 520px"><dradis-form .answer=${answer} .locked=${locked} .service=${fixedFormService}></dradis-form></div>`,
  args: { answer: undefined, locked: undefined },
};
export default meta;
type Story = StoryObj<Args>;

const root = (canvas: HTMLElement): ShadowRoot | null | undefined => canvas.querySelector('dradis-form')?.shadowRoot;

export const Empty: Story = {};
export const One: Story = {
  args: { answer: { form: formModel } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(root(canvasElement)?.querySelector('dradis-effect-field')?.shadowRoot?.querySelector('.cm-content')).not.toBeNull());
    await expect(root(canvasElement)?.querySelectorAll('[data-keys]')).toHaveLength(10);
  },
};
export const Mistakes: Story = { args: { answer: { form: wrongForm } } };
/** A file that only reads. */
export const Locked: Story = { args: { answer: { form: formModel }, locked: 'This file came with the app; save a copy of the pack to change it.' } };
export const Many: Story = { args: { answer: { form: { ...formModel, fields: [formField(['names'], { is: 'list', bare: false, items: Array.from({ length: 150 }, (_, at) => formField(['names', at], { is: 'text', value: `name ${String(at)}`, lines: false })) })] } } } };
/** The text cannot be read, and no form was told before. */
export const Broken: Story = { args: { answer: { broken: 'line 2: a tab where spaces are wanted' } } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
