// Stories of <dradis-state-tree>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { TreeNode } from '@dradis/session';
import type { Sign } from './flatten-tree.js';
import './state-tree-element.js';
import { largeTree, smallTree } from './tree-fixture.js';

interface Args {
  nodes: readonly TreeNode[];
  changed: ReadonlyMap<string, Sign>;
}
const meta: Meta<Args> = {
  title: 'Debug/State tree',
  render: ({ nodes, changed }) => html`<dradis-state-tree style="block-size: 360px; inline-size: 320px" .nodes=${nodes} .changed=${changed}></dradis-state-tree>`,
  args: { nodes: [], changed: new Map() },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { nodes: smallTree.slice(0, 1) } };
export const Changed: Story = {
  args: { nodes: smallTree, changed: new Map<string, Sign>([['resources/fuel/level', '~'], ['zones/bow/raider#2', '+'], ['players/player-1/hand/0', '-']]) },
  play: async ({ canvasElement }) => {
    const tree = canvasElement.querySelector('dradis-state-tree');
    tree?.reveal('resources/fuel/level');
    tree?.reveal('players/player-1/hand/0');
    tree?.reveal('zones/bow/raider#2');
    await tree?.updateComplete;
    await expect(tree?.shadowRoot?.querySelectorAll('.added, .changed, .removed')).toHaveLength(3);
  },
};
/** 5,000 nodes; only those in view are in the page. */
export const Many: Story = {
  args: { nodes: largeTree },
  play: async ({ canvasElement }) => {
    const tree = canvasElement.querySelector('dradis-state-tree');
    tree?.reveal('zones/zone-30/60');
    await tree?.updateComplete;
    await expect(tree?.shadowRoot?.querySelector('[aria-selected="true"]')?.textContent).toContain('Thing 60');
  },
};
export const Broken: Story = { args: { nodes: [null] as unknown as TreeNode[] } };
export const Light: Story = { ...Changed, globals: { theme: 'light' } };
