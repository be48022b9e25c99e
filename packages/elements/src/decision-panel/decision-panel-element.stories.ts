// Stories of <dradis-decision-panel>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import type { Decision, ThingFace } from '@dradis/session';
import { crisisFace } from '../card-face/face-fixture.js';
import { alikeDecision, mayDecision, oneDecision, someDecision } from './decision-fixture.js';
import './decision-panel-element.js';

interface Args {
  decision: Decision | null;
  problem: string | undefined;
  hiddenFrom: string | undefined;
  face?: ThingFace;
  skills?: Record<string, 'engineering' | 'piloting' | 'leadership'>;
}
const meta: Meta<Args> = {
  title: 'Debug/Decision panel',
  render: ({ decision, problem, hiddenFrom, face, skills }) =>
    html`<dradis-decision-panel style="block-size: 240px; inline-size: 600px" .decision=${decision} .problem=${problem} .hiddenFrom=${hiddenFrom} .face=${face} .skills=${skills ?? {}}></dradis-decision-panel>`,
  args: { decision: null, problem: undefined, hiddenFrom: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const YesOrNo: Story = { args: { decision: mayDecision } };
export const One: Story = { args: { decision: oneDecision } };
export const Alike: Story = { args: { decision: alikeDecision } };
export const BesideACard: Story = { args: { decision: { ...oneDecision, prompt: 'choose a box', purpose: null }, face: crisisFace } };
export const Several: Story = {
  args: { decision: someDecision, skills: { 'card#0': 'engineering', 'card#1': 'piloting', 'card#2': 'leadership', 'card#3': 'piloting' } },
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
/** A question without its options: the panel says so in its place. */
export const Broken: Story = { args: { decision: { ...oneDecision, options: null } as unknown as typeof oneDecision } };
export const Light: Story = { ...Several, globals: { theme: 'light' } };
