// Tests of <dradis-deck-tray>.
import { afterEach, expect, it } from 'vitest';
import { deckOf, decks } from './deck-fixture.js';
import './deck-tray-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(refusal?: string): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<void>; settle: () => Promise<unknown>; set: (now: typeof decks) => void }> {
  const one = document.createElement('dradis-deck-tray');
  Object.assign(one, { decks, refusal });
  const sent: unknown[] = [];
  one.addEventListener('dradis-stack-deck', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return {
    root, sent, settle: () => one.updateComplete, set: (now) => { one.decks = now; },
    press: async (label) => {
      [...root.querySelectorAll('button')].find((button) => button.ariaLabel === label || button.textContent.trim() === label)!.click();
      await one.updateComplete;
    },
  };
}

const titles = (root: ShadowRoot): string[] => [...root.querySelectorAll('li .title')].map((title) => title.textContent);

it('shows the top and stacks what was put there, topmost first', async () => {
  const { root, sent, press } = await mount();
  expect(titles(root)).toHaveLength(8);
  await press('Put Crisis card 3 on top');
  await press('Put Crisis card 5 on top');
  expect(titles(root).slice(0, 3)).toEqual(['Crisis card 5', 'Crisis card 3', 'Crisis card 1']);
  await press('One higher: Crisis card 3');
  await press('Stack the deck');
  expect(sent).toEqual([{ deck: 'crisis', cards: ['crisis-3', 'crisis-5'] }]);
});

it('finds cards that lie deep', async () => {
  const { root, settle, press } = await mount();
  const field = root.querySelector('input')!;
  field.value = 'card 59';
  field.dispatchEvent(new InputEvent('input'));
  await settle();
  await press('Crisis card 59');
  expect(titles(root)[0]).toBe('Crisis card 59');
});

it('forgets a draft when the deck has another order, and says why it cannot stack', async () => {
  const { root, sent, press, set, settle } = await mount('The game is over');
  await press('Put Crisis card 3 on top');
  await press('Stack the deck');
  expect(sent).toEqual([]);
  expect(root.textContent).toContain('The game is over');
  set([deckOf('crisis', 'Crisis', 4)]);
  await settle();
  expect(root.querySelector('.taken')).toBeNull();
});
