// Stories of <dradis-watch-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { levelWatch, watches as some } from './watch-fixture.js';
import './watch-list-element.js';
import type { WatchDraft, WatchRow } from './watch-row.js';

interface Args {
  watches: readonly WatchRow[];
  draft: WatchDraft | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Watches',
  render: ({ watches, draft }) => html`<dradis-watch-list style="inline-size: 340px; block-size: 380px" .watches=${watches} .draft=${draft} .step=${2400} .last=${5000}></dradis-watch-list>`,
  args: { watches: [], draft: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { watches: some.slice(0, 1) } };
export const Some: Story = { args: { watches: some } };
export const Wide: Story = { args: { watches: some }, render: ({ watches }) => html`<dradis-watch-list style="inline-size: 1000px; block-size: 110px" .watches=${watches} .step=${2400} .last=${5000}></dradis-watch-list>` };
export const Mistaken: Story = {
  args: { watches: some.slice(0, 2), draft: { text: 'fule', value: undefined, problem: null, mistakes: [{ title: "There is nothing called 'fule'", help: "Did you mean 'fuel'?", severity: 'error', start: 0, end: 4 }] } },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dradis-watch-list');
    list?.focus();
    await userEvent.keyboard('fule');
    await list?.updateComplete;
    await expect(list?.shadowRoot?.querySelector('.mistakes')?.textContent).toContain('Did you mean');
  },
};
export const Many: Story = { args: { watches: Array.from({ length: 80 }, (_, id) => levelWatch(id, `level of resource ${String(id)}`, [[0, 8], [id * 20, 4]], 2400)) } };
/** No watches: the element says so in its place. */
export const Broken: Story = { args: { watches: [null] as unknown as WatchRow[] } };
export const Light: Story = { ...Mistaken, globals: { theme: 'light' } };
