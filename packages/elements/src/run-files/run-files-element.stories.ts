// Stories of <dradis-run-files>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { Made } from './run-files-element.js';
import './run-files-element.js';

interface Args {
  run: { seed: string; run: string } | undefined;
  link: Made | undefined;
  scenario: Made | undefined;
  problem: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Page/Run files',
  render: ({ run, link, scenario, problem }) => html`<dradis-run-files .run=${run} .link=${link} .scenario=${scenario} .problem=${problem}></dradis-run-files>`,
  args: { run: undefined, link: undefined, scenario: undefined, problem: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { run: { seed: 'kobol', run: '1f47179878aa9075' }, link: { text: 'https://example.org/#dradis1.abc', notes: [] } } };
export const Many: Story = {
  args: { run: { seed: 'a seed as long as one can be '.repeat(7), run: '1f47179878aa9075' }, link: { text: 'https://example.org/#dradis1.'.padEnd(8000, 'x'), notes: [] }, scenario: { text: 'scenario: a game\n'.repeat(400), notes: ['The order of three decks is left out.', 'One answer was given to a window that scenarios pass.'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dradis-run-files')?.shadowRoot?.querySelectorAll('textarea')).toHaveLength(2);
  },
};
export const Refused: Story = { args: { link: { problem: 'The game is too long for a link; save it as a file instead.' }, problem: 'The file is of another pack: it was played with variant 0.2.' } };
/** A scenario without its notes: the dialog says so in its place. */
export const Broken: Story = { args: { scenario: { text: 'scenario: a game' } as unknown as Made } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
