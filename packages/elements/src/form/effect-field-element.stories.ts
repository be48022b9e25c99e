// Stories of <dradis-effect-field>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { fixedFormService } from './form-fixture.js';
import type { FormControl, FormRemark } from './form-model.js';
import './effect-field-element.js';

interface Args {
  value: string;
  remarks: readonly FormRemark[];
  expression: boolean;
}
const control = (value: string, expression: boolean): FormControl => ({ is: 'effect', value, expression, tokens: [] });
const meta: Meta<Args> = {
  title: 'Files/Effect field',
  render: ({ value, remarks, expression }) => html`<dradis-effect-field style="inline-size: 420px" .control=${control(value, expression)} .remarks=${remarks} label="Fail" description="What happens when it fails" .service=${fixedFormService}></dradis-effect-field>`,
  args: { value: '', remarks: [], expression: false },
};
export default meta;
type Story = StoryObj<Args>;

const opened = (canvas: HTMLElement): Promise<ShadowRoot> => waitFor(() => {
  const root = canvas.querySelector('dradis-effect-field')?.shadowRoot;
  if (root?.querySelector('.cm-content') === null || root === null || root === undefined) throw new Error('not open yet');
  return root;
});

export const Empty: Story = {};
export const One: Story = {
  args: { value: 'admiral may: lose 1 fuel\notherwise:\n  lose 1 morale' },
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement);
    root.querySelector<HTMLElement>('.below button')?.click();
    await waitFor(() => expect(root.querySelector('dradis-step-picker')?.shadowRoot?.querySelectorAll('.step')).toHaveLength(4));
  },
};
export const Expression: Story = { args: { value: 'fuel is empty', expression: true } };
export const Many: Story = { args: { value: Array.from({ length: 200 }, (_, at) => `lose ${String(at)} fuel`).join('\n') } };
export const Broken: Story = {
  args: { value: 'lose 1 fule', remarks: [{ severity: 1, code: 'D0202', message: "no resource is called 'fule'", from: 7, to: 11 }] },
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement);
    await waitFor(() => expect(root.querySelector('.cm-lintRange-error')?.textContent).toBe('fule'));
  },
};
export const Light: Story = { args: { value: 'lose 1 fuel' }, globals: { theme: 'light' } };
