// Stories of <dradis-decision-panel>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { type Decision } from '@dradis/session';
import { mayDecision, oneDecision, someDecision } from './decision-fixture.js';
import './decision-panel-element.js';

interface Args {
  decision: Decision | null;
  problem: string | undefined;
  hiddenFrom: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Decision panel',
  render: ({ decision, problem, hiddenFrom }) =>
    html`<dradis-decision-panel style="block-size: 240px; inline-size: 600px" .decision=${decision} .problem=${problem} .hiddenFrom=${hiddenFrom}></dradis-decision-panel>`,
  args: { decision: null, problem: undefined, hiddenFrom: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const YesOrNo: Story = { args: { decision: mayDecision } };
export const One: Story = { args: { decision: oneDecision } };
export const Several: Story = {
  args: { decision: someDecision },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('dradis-decision-panel')?.shadowRoot;
    await userEvent.click(root?.querySelector('[data-option="card#1"]') as Element);
    await expect(root?.querySelector('.confirm')?.textContent).toBe('Choose 1');
  },
};
export const Many: Story = {
  args: { decision: { ...someDecision, max: 80, options: Array.from({ length: 80 }, (_, at) => ({ id: String(at), label: `Card ${String(at)}`, hint: null, thing: null, thingTitle: null, twin: null })) } },
};
export const InThePast: Story = { args: { decision: { ...oneDecision, recorded: ['armory'] } } };
export const Hidden: Story = { args: { decision: oneDecision, hiddenFrom: 'Only he sees what he may choose. View as William Adama, or everything, to answer.' } };
export const Problem: Story = { args: { problem: 'Found an answer with 3 cards; expected 1 to 2. Choose again.' } };
export const Light: Story = { ...Several, globals: { theme: 'light' } };
