// Stories of <dradis-card-face>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './card-face-element.js';
import type { CardFaceElement } from './card-face-element.js';
import { crisisFace, skillFace } from './face-fixture.js';

type Args = Pick<CardFaceElement, 'face' | 'span' | 'skill'>;
const meta: Meta<Args> = {
  title: 'Debug/Card face',
  render: ({ face, span, skill }) => html`<dradis-card-face style="inline-size: 300px" .face=${face} .span=${span} .skill=${skill}></dradis-card-face>`,
  args: { face: undefined, span: undefined, skill: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
/** A crisis with the statement that runs marked. */
export const One: Story = {
  args: { face: crisisFace, span: { line: 9, column: 9, endLine: 9, endColumn: 20 } },
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelector('dradis-card-face')?.shadowRoot?.querySelectorAll('mark') ?? [];
    await expect([...marks].map((mark) => mark.textContent).join('')).toBe('lose 2 food');
  },
};
/** More text than a card has. */
export const Many: Story = { args: { face: { ...crisisFace, sections: Array.from({ length: 40 }, () => crisisFace.sections).flat() } } };
/** A face without its text: the element says so in its place. */
export const Broken: Story = {
  args: { face: { ...crisisFace, sections: null } as unknown as typeof crisisFace },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-card-face')?.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('cannot be shown');
  },
};
export const SkillCard: Story = { args: { face: skillFace, skill: 'engineering' } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
