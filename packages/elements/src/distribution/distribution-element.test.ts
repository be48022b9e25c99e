// Tests of <dradis-distribution>.
import { afterEach, expect, it } from 'vitest';
import { percent } from './distribution-element.js';
import './distribution-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object): Promise<{ root: ShadowRoot; sent: unknown[] }> {
  const one = document.createElement('dradis-distribution');
  Object.assign(one, { heading: 'Fuel', ...set });
  const sent: unknown[] = [];
  one.addEventListener('dradis-bar', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  return { root: one.shadowRoot!, sent };
}

it('draws shares as columns and says them as a table', async () => {
  const { root, sent } = await mount({ total: 200, bars: [{ label: '0', count: 50 }, { label: '1', count: 150 }], choosable: 'Open one', open: true });
  const heights = [...root.querySelectorAll('rect')].map((column) => Number(column.getAttribute('height')));
  expect(heights[0]! * 3).toBeCloseTo(heights[1]!);
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('Fuel: 2 outcomes, 200 games; most likely 1 with 75 %; mean 0.8, eight of ten from 0 to 1');
  expect([...root.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual(['025 %50 Open one', '175 %150 Open one']);
  root.querySelectorAll('button')[1]!.click();
  root.querySelector('rect')!.dispatchEvent(new MouseEvent('click'));
  expect(sent).toEqual([{ index: 1 }, { index: 0 }]);
  const still = await mount({ total: 2, bars: [{ label: '0', count: 2 }] });
  still.root.querySelector('rect')!.dispatchEvent(new MouseEvent('click'));
  expect(still.sent).toEqual([]);
});

it('draws a bounded number of columns, and nothing of nothing', async () => {
  const { root } = await mount({ total: 5000, bars: Array.from({ length: 500 }, (_, at) => ({ label: String(at), count: 10 })) });
  expect(root.querySelectorAll('rect')).toHaveLength(40);
  expect(root.querySelectorAll('tbody tr')).toHaveLength(500);
  expect((await mount({ total: 0, bars: [{ label: '0', count: 0 }] })).root.querySelector('.empty')).not.toBeNull();
});

it('says the middle of numbers, and of nothing else', async () => {
  const caption = async (bars: object[]): Promise<string> => (await mount({ total: 10, bars })).root.querySelector('small')?.textContent ?? '';
  expect(await caption([2, 3, 4, 5].map((value) => ({ label: String(value), count: value === 4 ? 8 : value === 3 ? 0 : 1 })))).toBe('10 games · mean 3.9, eight of ten from 2 to 4');
  expect(await caption([{ label: 'Humans win', count: 4 }, { label: 'Cylons win', count: 6 }])).toBe('10 games');
});

it('writes outcomes in words beside rows', async () => {
  const { root } = await mount({ total: 10, bars: Array.from({ length: 12 }, (_, at) => ({ label: `The fleet is lost in way ${String(at)}`, count: at === 0 ? 4 : 1 })) });
  expect(root.querySelector('svg')).toBeNull();
  expect(root.querySelectorAll('.rows div')).toHaveLength(9);
  expect(root.querySelector('.rows')?.getAttribute('aria-label')).toContain('12 outcomes');
});

it('writes shares with as much precision as they bear', () => {
  expect([0, 0.005, 0.125, 0.0999, 1].map(percent)).toEqual(['0 %', '0.5 %', '13 %', '10 %', '100 %']);
});
