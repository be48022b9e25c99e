// Stories of <dradis-flow>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { longPicture, stormPicture } from './flow-fixture.js';
import type { FlowPicture } from './flow-model.js';
import './flow-element.js';

interface Args {
  picture: FlowPicture | undefined;
  current: string | undefined;
  taken: ReadonlySet<string> | undefined;
}
const meta: Meta<Args> = {
  title: 'Debug/Flow',
  render: ({ picture, current, taken }) => html`<dradis-flow style="inline-size: 560px; block-size: 480px" .picture=${picture} .current=${current} .taken=${taken}></dradis-flow>`,
  args: { picture: undefined, current: undefined, taken: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { picture: longPicture(1) } };
export const Many: Story = { args: { picture: longPicture(200) } };
export const Card: Story = {
  args: { picture: stormPicture(), current: 'captain rolls', taken: new Set(['pass', 'captain rolls', 'nothing']) },
  play: async ({ canvasElement }) => {
    const flow = canvasElement.querySelector('dradis-flow');
    flow?.focus();
    await flow?.updateComplete;
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(flow?.shadowRoot?.activeElement?.getAttribute('data-id')).toBe('lose 1 fuel');
  },
};
/** No picture: the element says so in its place. */
export const Broken: Story = { args: { picture: {} as FlowPicture } };
export const Light: Story = { args: { picture: stormPicture(), current: 'captain chooses' }, globals: { theme: 'light' } };
