// Stories of <dradis-card-bench>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { asking, benchCards, benchDecks } from './bench-fixture.js';
import type { BenchCard, BenchOutcome } from './bench-model.js';
import './card-bench-element.js';

interface Args {
  cards: readonly BenchCard[];
  card: string | undefined;
  outcome: BenchOutcome | undefined;
  problem: string | undefined;
}
const meta: Meta<Args> = {
  title: 'Content/Card bench',
  render: ({ cards, card, outcome, problem }) => html`<dradis-card-bench style="inline-size: 680px; block-size: 460px" .cards=${cards} .decks=${benchDecks} .card=${card} .outcome=${outcome} .problem=${problem}></dradis-card-bench>`,
  args: { cards: [], card: undefined, outcome: undefined, problem: undefined },
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const One: Story = { args: { cards: benchCards.slice(0, 1), card: 'water-sabotaged' } };
export const Asking: Story = { args: { cards: benchCards, card: 'water-sabotaged', outcome: asking } };
export const Many: Story = { args: { cards: Array.from({ length: 800 }, (_, at) => ({ id: `c${String(at)}`, title: `Card ${String(at)}`, kind: 'crisis', ways: [{ when: 'resolve it', label: 'Resolve it' }] })), card: 'c3', outcome: { ...asking, bars: Array.from({ length: 64 }, (_, at) => ({ label: String(at), count: 1, detail: `Fuel −${String(at % 3)}` })), total: 64 } } };
export const Refused: Story = {
  args: { cards: benchCards, card: 'food-rationing', problem: 'The pack has mistakes; put them right first.' },
  play: async ({ canvasElement }) => {
    const bench = canvasElement.querySelector('dradis-card-bench');
    await userEvent.selectOptions(bench?.shadowRoot?.querySelector('[name=position]') as Element, 'random');
    await bench?.updateComplete;
    await expect(bench?.shadowRoot?.querySelector('[name=condition]')).not.toBeNull();
  },
};
export const Stacked: Story = {
  args: { cards: benchCards, card: 'water-sabotaged' },
  play: async ({ canvasElement }) => {
    const bench = canvasElement.querySelector('dradis-card-bench');
    await userEvent.type(bench?.shadowRoot?.querySelector('[name=top]') as Element, 'Riots{Enter}');
    await bench?.updateComplete;
    await expect(bench?.shadowRoot?.querySelector('.stack li')?.textContent).toContain('Riots');
  },
};
/** No cards: the element says so in its place. */
export const Broken: Story = { args: { cards: [null] as unknown as BenchCard[] } };
export const Light: Story = { args: { cards: benchCards, card: 'water-sabotaged', outcome: asking }, globals: { theme: 'light' } };
