// Stories of <dradis-toolbar>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import type { Position } from '@dradis/session';
import type { CommandId } from './commands.js';
import './toolbar-element.js';

interface Args {
  position: Position | undefined;
  refusals: Partial<Record<CommandId, string>>;
}
const meta: Meta<Args> = {
  title: 'Debug/Toolbar',
  render: ({ position, refusals }) => html`<div style="min-block-size: 150px"><dradis-toolbar .position=${position} .refusals=${refusals} .game=${{ seed: 'kobol', players: 4, windows: 'able', byHand: false }}></dradis-toolbar></div>`,
  args: { position: undefined, refusals: {} },
};
export default meta;
type Story = StoryObj<Args>;
const position: Position = { step: 12_804, decisions: 61, ended: false, waiting: false, last: 40_211 };

export const Empty: Story = {};
export const One: Story = { args: { position } };
export const Waiting: Story = { args: { position: { ...position, waiting: true }, refusals: { into: 'A question waits; answer it first', over: 'A question waits; answer it first' } } };
export const NewGame: Story = {
  args: { position },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('dradis-toolbar')?.shadowRoot;
    await userEvent.click(root?.querySelector('.new') as Element);
    await expect(root?.querySelector('form')).not.toBeNull();
  },
};
/** A position that is none: the toolbar says so in its place. */
export const Broken: Story = { args: { position: null as unknown as Position } };
/** Numbers as large as they come. */
export const Many: Story = { args: { position: { ...position, step: 9_999_999, last: 99_999_999 } } };
export const Light: Story = { ...NewGame, globals: { theme: 'light' } };
