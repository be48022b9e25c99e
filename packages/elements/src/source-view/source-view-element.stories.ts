// Stories of <dradis-source-view>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import './source-view-element.js';
import { type SourceViewElement } from './source-view-element.js';

type Args = Pick<SourceViewElement, 'path' | 'text' | 'span' | 'outer'>;
const meta: Meta<Args> = {
  title: 'Debug/Source view',
  render: ({ path, text, span, outer }) =>
    html`<dradis-source-view style="block-size: 320px; inline-size: 460px" .path=${path} .text=${text} .span=${span} .outer=${outer}></dradis-source-view>`,
  args: { path: undefined, text: undefined, span: undefined, outer: [] },
};
export default meta;
type Story = StoryObj<Args>;

const text = `# A check with a dear failure.
id: crash-landing
title: Crash Landing
kind: crisis
check:
  difficulty: 6
  skills: [tactics, piloting]
  pass: nothing
  fail: |
    admiral may: lose 1 fuel    # only if he has it
    otherwise:
      lose 1 morale
      send current player to sickbay
icons: { activate: [heavy-raiders], jump: false }
`;

export const Empty: Story = {};
export const One: Story = {
  args: { path: 'cards/crisis/crash-landing.yaml', text, span: { line: 12, column: 7, endLine: 12, endColumn: 20 }, outer: [{ line: 10, column: 5, endLine: 10, endColumn: 29 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-source-view')?.shadowRoot?.querySelector('mark')?.textContent).toBe('lose ');
  },
};
export const Many: Story = {
  args: { path: 'rules/long.yaml', text: Array.from({ length: 400 }, (_, at) => `rule-${String(at)}: if you are in brig`).join('\n'), span: { line: 300, column: 1, endLine: 300, endColumn: 20 } },
};
export const NoText: Story = { args: { path: 'cards/crisis/gone.yaml' } };
export const Light: Story = { ...One, globals: { theme: 'light' } };
