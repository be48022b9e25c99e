// Tests of <dradis-swap-report>.
import { afterEach, expect, it } from 'vitest';
import { swapReport } from './swap-report-fixture.js';
import './swap-report-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function shown(report: unknown): Promise<{ text: string; root: ShadowRoot; sent: unknown[] }> {
  const one = document.createElement('dradis-swap-report');
  const sent: unknown[] = [];
  one.addEventListener('dradis-goto', (event) => sent.push((event as CustomEvent).detail));
  Object.assign(one, { report });
  document.body.append(one);
  await one.updateComplete;
  return { text: one.shadowRoot!.textContent.replace(/\s+/g, ' '), root: one.shadowRoot!, sent };
}

it('shows both sides of the first difference, and goes there', async () => {
  const { text, root, sent } = await shown(swapReport('diverged'));
  expect(text).toContain('Another game');
  expect([...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([['Fuel', '7', '6'], ['Raider', 'not there', 'Bow']]);
  expect(text).toContain('what if he lies');
  expect(text).toContain('Line 12: unbound');
  root.querySelector('button')!.click();
  expect(sent).toEqual([{ step: 431 }]);
});

it.each([
  [undefined, 'Here stands'],
  [swapReport('same'), 'The same game'],
  [swapReport('impossible'), 'Not possible'],
])('says what there is to say of %o', async (report, words) => {
  const { text, root } = await shown(report);
  expect(text).toContain(words);
  expect(root.querySelector('table, button')).toBeNull();
});
