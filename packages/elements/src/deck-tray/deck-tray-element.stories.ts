// Stories of <dradis-deck-tray>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { deckOf, decks as three } from './deck-fixture.js';
import type { Deck } from './deck-tray-element.js';
import './deck-tray-element.js';

interface Args {
  decks: readonly Deck[];
  refusal: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Chance/Deck tray',
  render: ({ decks, refusal }) => html`<dradis-deck-tray style="inline-size: 340px" .decks=${decks} .refusal=${refusal}></dradis-deck-tray>`,
  args: { decks: [], refusal: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const EmptyDeck: Story = { args: { decks: three.slice(2) } };
export const One: Story = { args: { decks: [deckOf('one', 'One', 1)] } };
export const Stacking: Story = {
  args: { decks: three },
  play: async ({ canvasElement }) => {
    const tray = canvasElement.querySelector('dradis-deck-tray');
    await userEvent.click(tray?.shadowRoot?.querySelector('[aria-label="Put Crisis card 4 on top"]') as Element);
    await tray?.updateComplete;
    await expect(tray?.shadowRoot?.querySelector('li')?.textContent).toContain('Crisis card 4');
  },
};
export const Many: Story = { args: { decks: [deckOf('all', 'All', 5000)] } };
export const Refused: Story = { args: { decks: three, refusal: 'Only who sees everything may stack a deck' } };
/** No decks: the element says so in its place. */
export const Broken: Story = { args: { decks: [null] as unknown as Deck[] } };
export const Light: Story = { ...Stacking, globals: { theme: 'light' } };
