// Stories of <dradis-breakpoint-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { breakpoints as some, choices } from './breakpoint-fixture.js';
import './breakpoint-list-element.js';
import type { BreakpointRow } from './breakpoint-model.js';

interface Args {
  breakpoints: readonly BreakpointRow[];
  skipping: boolean;
}
const meta: Meta<Args> = {
  title: 'Debug/Breakpoints',
  render: ({ breakpoints, skipping }) => html`<dradis-breakpoint-list style="inline-size: 360px; block-size: 440px" .breakpoints=${breakpoints} .choices=${choices} ?skipping=${skipping}></dradis-breakpoint-list>`,
  args: { breakpoints: [], skipping: false },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { breakpoints: some.slice(0, 1) } };
export const Some: Story = { args: { breakpoints: some } };
export const Passed: Story = { args: { breakpoints: some, skipping: true } };
export const Missing: Story = {
  args: { breakpoints: some.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dradis-breakpoint-list');
    await userEvent.click(list?.shadowRoot?.querySelector('form > button') as Element);
    await list?.updateComplete;
    await expect(list?.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('Choose a value');
  },
};
export const Many: Story = { args: { breakpoints: Array.from({ length: 100 }, (_, at) => ({ breakpoint: { kind: 'line' as const, file: 'rules/turn.yaml', line: at + 1 }, verified: true, message: null, mistakes: [], count: at, here: at === 3 })) } };
/** No breakpoints: the element says so in its place. */
export const Broken: Story = { args: { breakpoints: [null] as unknown as BreakpointRow[] } };
export const Light: Story = { args: { breakpoints: some }, globals: { theme: 'light' } };
