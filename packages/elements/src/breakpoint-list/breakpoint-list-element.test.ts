// Tests of <dradis-breakpoint-list>.
import { afterEach, expect, it } from 'vitest';
import { breakpoints, choices } from './breakpoint-fixture.js';
import type { BreakpointListElement } from './breakpoint-list-element.js';
import './breakpoint-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(): Promise<{ one: BreakpointListElement; root: ShadowRoot; sent: unknown[]; fill: (name: string, value: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-breakpoint-list');
  Object.assign(one, { breakpoints, choices });
  const sent: unknown[] = [];
  for (const type of ['add', 'change', 'remove', 'seek']) one.addEventListener(`dradis-breakpoint-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  one.addEventListener('dradis-breakpoints-skip', (event) => sent.push(['skip', (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return {
    one, root, sent,
    fill: (name, value) => {
      const field = root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change'));
      return one.updateComplete;
    },
  };
}

it('makes breakpoints from the form, with condition, hits and log', async () => {
  const { root, sent, fill } = await mount();
  await fill('about', 'Fuel: level');
  await fill('comparison', '<=');
  await fill('number', '2');
  await fill('when', 'level of food is 3');
  await fill('rule', 'every');
  await fill('hit', '4');
  await fill('log', 'fuel {level of fuel}');
  root.querySelector('form')!.requestSubmit();
  expect(sent).toEqual([['add', { breakpoint: { kind: 'change', path: 'resources/fuel/level', crosses: { is: '<=', value: 2 }, when: 'level of food is 3', hits: { every: 4 }, log: 'fuel {level of fuel}' } }]]);
});

it('says what is missing and adds nothing', async () => {
  const { one, root, sent, fill } = await mount();
  await fill('kind', 'thing');
  await fill('about', 'Nothing there');
  root.querySelector('form')!.requestSubmit();
  await one.updateComplete;
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Choose a card');
  expect(sent).toEqual([]);
});

it('turns off, removes, seeks and passes by', async () => {
  const { root, sent } = await mount();
  root.querySelector<HTMLElement>('[data-index="1"] input')!.click();
  for (const label of ['Back to the hit before', 'Run to the next hit', 'Remove']) root.querySelector<HTMLElement>(`[data-index="4"] [aria-label^="${label}"]`)!.click();
  root.querySelector<HTMLElement>('.bar button')!.click();
  expect(sent[0]).toEqual(['change', { index: 1, breakpoint: { ...breakpoints[1]!.breakpoint, enabled: false } }]);
  expect(sent.slice(1)).toEqual([['seek', { index: 4, direction: -1 }], ['seek', { index: 4, direction: 1 }], ['remove', { index: 4 }], ['skip', { skip: true }]]);
});

it('says why one cannot be hit', async () => {
  const { root } = await mount();
  expect(root.querySelector('[data-index="2"] .bad')?.textContent).toContain('No statement begins');
  expect(root.querySelector('[data-index="3"] .mistakes u')?.textContent).toBe('levl');
});
