// Tests of <dradis-odds>.
import { afterEach, expect, it } from 'vitest';
import { ends, plots } from './odds-fixture.js';
import './odds-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-odds');
  Object.assign(one, { ends, ...set });
  const sent: unknown[] = [];
  for (const type of ['run', 'stop', 'open']) one.addEventListener(`dradis-odds-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return { root, sent, press: (label) => { [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === label)!.click(); return one.updateComplete; } };
}

it('asks what is chosen, with expressions of its own', async () => {
  const { root, sent, press } = await mount({});
  root.querySelector<HTMLSelectElement>('[name=until]')!.value = 'turn';
  await press('Also ask');
  root.querySelector<HTMLInputElement>('[name=watch]')!.value = 'level of fuel; distance;';
  await press('Play on');
  expect(sent).toEqual([['run', { until: 'turn', runs: 200, decks: 'shuffled', seed: 'odds', watches: ['level of fuel', 'distance'] }]]);
});

it('shows how far it is, stops, and opens a run of a bar', async () => {
  const { root, sent, press } = await mount({ plots, games: 200, progress: { running: true, done: 40, of: 200 } });
  expect(root.querySelector('progress')?.value).toBe(40);
  await press('Stop');
  const first = root.querySelector('dradis-distribution')!;
  await first.updateComplete;
  first.shadowRoot!.querySelectorAll('button')[1]!.click();
  expect(sent).toEqual([['stop', {}], ['open', { run: 0 }]]);
  expect(root.querySelector<HTMLElementTagNameMap['dradis-distribution']>('[data-plot=fuel]')?.here).toBe(5);
});

it('says that plots are of an earlier position', async () => {
  const { root } = await mount({ plots, games: 200, stale: true });
  expect(root.textContent).toContain('earlier position');
});
