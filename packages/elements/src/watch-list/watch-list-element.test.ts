// Tests of <dradis-watch-list>.
import { afterEach, expect, it } from 'vitest';
import { watches } from './watch-fixture.js';
import type { WatchListElement } from './watch-list-element.js';
import './watch-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(): Promise<{ one: WatchListElement; root: ShadowRoot; sent: unknown[] }> {
  const one = document.createElement('dradis-watch-list');
  Object.assign(one, { watches, step: 2400, last: 5000 });
  const sent: unknown[] = [];
  for (const type of ['dradis-watch-draft', 'dradis-watch-add', 'dradis-watch-remove', 'dradis-goto']) one.addEventListener(type, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  return { one, root: one.shadowRoot!, sent };
}

async function type(one: WatchListElement, text: string): Promise<void> {
  const field = one.shadowRoot!.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
  await one.updateComplete;
}

it('asks what a text comes to, says what is wrong under it, and adds only a sound one', async () => {
  const { one, root, sent } = await mount();
  await type(one, 'levl of fuel');
  one.draft = { text: 'levl of fuel', value: undefined, problem: null, mistakes: [{ title: 'Unknown', help: 'Write level', severity: 'error', start: 0, end: 4 }] };
  await one.updateComplete;
  expect(root.querySelector('form u')?.textContent).toBe('levl');
  root.querySelector('form')!.requestSubmit();
  await type(one, 'level of fuel');
  one.draft = { text: 'level of fuel', value: '5', problem: null, mistakes: [] };
  await one.updateComplete;
  expect(root.querySelector('.comes')?.textContent).toContain('comes to 5');
  root.querySelector('form')!.requestSubmit();
  await one.updateComplete;
  expect(root.querySelector('input')!.value).toBe('');
  expect(sent.at(-1)).toEqual(['dradis-watch-add', { text: 'level of fuel' }]);
  expect(sent).toHaveLength(3);
});

it('shows what changed here, and goes to the changes before and after', async () => {
  const { root, sent } = await mount();
  const fuel = root.querySelector('[data-watch="1"]')!;
  expect(fuel.querySelector('.value')?.textContent).toBe('7 → 5');
  const [before, after] = [...fuel.querySelectorAll<HTMLElement>('.course button')];
  before!.click();
  after!.click();
  root.querySelector<HTMLElement>('[data-watch="2"] .away')!.click();
  expect(sent).toEqual([['dradis-goto', { step: 900 }], ['dradis-goto', { step: 4100 }], ['dradis-watch-remove', { id: 2 }]]);
});

it('says why a watch has no value', async () => {
  const { root } = await mount();
  expect(root.querySelector('[data-watch="4"]')?.textContent).toContain("Did you mean 'level'?");
  expect(root.querySelector('[data-watch="5"]')?.textContent).toContain('No crisis is drawn here');
});
