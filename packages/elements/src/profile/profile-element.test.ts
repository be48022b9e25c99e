// Tests of <dradis-profile>.
import { afterEach, expect, it } from 'vitest';
import { profileOf } from './profile-fixture.js';
import './profile-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-profile');
  Object.assign(one, set);
  const sent: unknown[] = [];
  for (const type of ['profile-measure', 'place', 'goto']) one.addEventListener(`dradis-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return { root, sent, press: (label) => { [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === label || button.ariaLabel === label)!.click(); return one.updateComplete; } };
}

it('asks to measure first', async () => {
  const { root, sent, press } = await mount({});
  expect(root.textContent).toContain('Here stands');
  await press('Measure');
  expect(sent).toEqual([['profile-measure', {}]]);
});

it('shows costs by program and by statement, the use of the bounds, and leads to both', async () => {
  const { root, sent, press } = await mount({ profile: profileOf(3), stale: true });
  const cells = (): string[][] => [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(cells()[0]).toEqual(['Rule 0', '1,000', '50.0 %', '3.0 ms', 'rule-0.yaml']);
  expect(root.querySelector('[role=status]')?.textContent).toBe('2,000 operations, 12.5 ms; the game went on since');
  expect(root.querySelector('meter')?.getAttribute('aria-label')).toBe('Operations between two answers: 420 of 100,000');
  await press('420 of 100,000');
  await press('By statement');
  expect(cells()[1]).toEqual(['rules/rule-1.yaml:4', '999', '50.0 %', '0.250 ms', 'rule-1.yaml']);
  await press('rule-1.yaml: read rules/rule-1.yaml:4');
  expect(sent).toEqual([['goto', { step: 312 }], ['place', { file: 'rules/rule-1.yaml', line: 4 }]]);
});

it('leaves time out where none was taken, and draws no more than a page', async () => {
  const { root, press } = await mount({ profile: profileOf(250, null) });
  expect(root.querySelectorAll('tbody tr')).toHaveLength(100);
  expect(root.querySelector('thead')?.textContent).not.toContain('Time');
  await press('150 more');
  expect(root.querySelectorAll('tbody tr')).toHaveLength(200);
});
