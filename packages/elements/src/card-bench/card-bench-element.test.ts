// Tests of <dradis-card-bench>.
import { afterEach, expect, it } from 'vitest';
import { asking, benchCards, benchDecks } from './bench-fixture.js';
import type { CardBenchElement } from './card-bench-element.js';
import './card-bench-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<CardBenchElement> = {}): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<unknown>; fill: (name: string, value: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-card-bench');
  Object.assign(one, { cards: benchCards, decks: benchDecks, ...set });
  const sent: unknown[] = [];
  for (const type of ['card', 'try', 'answer', 'back', 'save']) one.addEventListener(`dradis-bench-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return {
    root, sent,
    press: (label) => { [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === label)!.click(); return one.updateComplete; },
    fill: (name, value) => {
      const field = root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change'));
      return one.updateComplete;
    },
  };
}

it('chooses a card by its title and tries it with what was typed', async () => {
  const { sent, press, fill } = await mount({ card: 'food-rationing' });
  await fill('card', 'water sabotaged');
  await fill('given', 'fuel: 3');
  await fill('dice', '7, 2');
  await press('Try this card');
  expect(sent).toEqual([['card', { card: 'water-sabotaged' }], ['try', { card: 'food-rationing', way: 'current player resolves does of food-rationing', position: 'default', given: 'fuel: 3', seed: '', condition: '', dice: [7, 2], decks: {} }]]);
});

it('lays cards on top of decks, in the order in which they are drawn, and takes one off', async () => {
  const { root, sent, press, fill } = await mount({ card: 'water-sabotaged' });
  await fill('top', 'riots');
  await fill('top', 'Ambush');
  await fill('deck', 'quorum-deck');
  await fill('top', 'Ambush');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Quorum deck');
  await fill('top', 'Food Rationing');
  expect([...root.querySelectorAll('.stack li span')].map((one) => one.textContent.trim())).toEqual(['Crisis deck 1: Riots', 'Crisis deck 2: Ambush', 'Quorum deck 1: Food Rationing']);
  root.querySelector<HTMLElement>('[aria-label="Leave Ambush where it was"]')!.click();
  await press('Try this card');
  expect(sent).toMatchObject([['try', { decks: { 'crisis-deck': ['riots'], 'quorum-deck': ['food-rationing'] } }]]);
});

it('says what is missing and tries nothing', async () => {
  const { root, sent, press, fill } = await mount({ card: 'water-sabotaged' });
  await fill('dice', '9');
  await press('Try this card');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('1 to 8');
  await fill('dice', '');
  await fill('position', 'random');
  await press('Try this card');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('condition');
  expect(sent).toEqual([]);
});

it('answers several at once, in the order of the question, takes back and saves', async () => {
  const { root, sent, press } = await mount({ card: 'water-sabotaged', outcome: asking });
  await press('Evasive Maneuvers · 1');
  await press('Repair · 2');
  await press('Answer');
  await press('Take the last answer back');
  await press('Save as a scenario');
  expect(sent).toEqual([['answer', { player: 'galen-tyrol', pick: ['repair#9', 'evasive-maneuvers#1'] }], ['back', {}], ['save', {}]]);
  expect(root.querySelector('dradis-distribution')).not.toBeNull();
});
