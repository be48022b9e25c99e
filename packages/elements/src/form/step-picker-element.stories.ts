// Stories of <dradis-step-picker>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { formSteps } from './form-fixture.js';
import type { FormStep } from './form-model.js';
import './step-picker-element.js';

interface Args {
  steps: readonly FormStep[] | undefined;
}
const meta: Meta<Args> = {
  title: 'Files/Step picker',
  render: ({ steps }) => html`<dradis-step-picker style="inline-size: 420px" .steps=${steps}></dradis-step-picker>`,
  args: { steps: formSteps },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { args: { steps: [] } };
export const One: Story = {
  play: async ({ canvasElement }) => {
    const picker = canvasElement.querySelector('dradis-step-picker');
    picker?.focus();
    await userEvent.keyboard('shuf');
    await expect(picker?.shadowRoot?.querySelectorAll('.step')).toHaveLength(1);
  },
};
export const Many: Story = { args: { steps: Array.from({ length: 5000 }, (_, at) => ({ id: String(at), label: `lose {n} of thing ${String(at)}`, doc: 'Takes it away.', text: 'lose 1', holes: [], group: 'rule' as const })) } };
/** Nothing is known yet. */
export const Broken: Story = { args: { steps: undefined } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
