// Tests of <dradis-log-list>.
import { afterEach, expect, it } from 'vitest';
import './log-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('draws what is in view of very many lines, and goes to one', async () => {
  const one = document.createElement('dradis-log-list');
  one.style.blockSize = '220px';
  Object.assign(one, { step: 30, lines: Array.from({ length: 20_000 }, (_, at) => ({ step: at * 10, text: `fuel ${String(at)}`, problem: at === 2 ? 'It has no value here' : null })) });
  const sent: unknown[] = [];
  one.addEventListener('dradis-goto', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const rows = [...one.shadowRoot!.querySelectorAll('button')];
  expect(rows.length).toBeLessThan(40);
  expect(rows[2]!.textContent).toContain('It has no value here');
  expect(rows[3]!.classList.contains('current')).toBe(true);
  expect(rows[4]!.classList.contains('later')).toBe(true);
  rows[4]!.click();
  expect(sent).toEqual([{ step: 40 }]);
});
