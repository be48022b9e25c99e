// Stories of <dradis-branch-tree>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { branches as four, comparison as held, offers } from './branch-fixture.js';
import type { BranchOffers } from './branch-maker.js';
import type { BranchRow, ListedComparison } from './branch-model.js';
import './branch-tree-element.js';

interface Args {
  branches: readonly BranchRow[];
  offers: BranchOffers;
  comparison: ListedComparison | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Branches',
  render: ({ branches, offers: offered, comparison }) => html`<dradis-branch-tree style="inline-size: 400px; block-size: 420px" .branches=${branches} .offers=${offered} .comparison=${comparison}></dradis-branch-tree>`,
  args: { branches: [], offers: { question: null, paths: [], sides: 8, skipRefusal: 'No answer is recorded here', later: [] }, comparison: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { branches: four.slice(0, 1), offers } };
export const Some: Story = { args: { branches: four, offers } };
export const Compared: Story = {
  args: { branches: four, offers, comparison: held },
  play: async ({ canvasElement }) => {
    const tree = canvasElement.querySelector('dradis-branch-tree');
    await userEvent.click(tree?.shadowRoot?.querySelector('[aria-label="Name A six at the jump"]') as Element);
    await tree?.updateComplete;
    await expect(tree?.shadowRoot?.querySelector<HTMLInputElement>('[role=treeitem] input')?.value).toBe('A six at the jump');
  },
};
export const Many: Story = { args: { branches: Array.from({ length: 100 }, (_, at) => ({ id: `b${String(at)}`, name: `Branch ${String(at)}`, parent: at === 0 ? null : `b${String(Math.floor(at / 3))}`, from: at * 10, last: 5000, step: 4000, cause: 'the next die is 6', ended: at % 5 === 0, current: at === 7 })).filter(({ id, parent }) => id !== parent), offers } };
/** No branches: the element says so in its place. */
export const Broken: Story = { args: { branches: [null] as unknown as BranchRow[] } };
export const Light: Story = { args: { branches: four, offers, comparison: held }, globals: { theme: 'light' } };
