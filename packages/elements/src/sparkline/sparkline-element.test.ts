// Tests of <dradis-sparkline>.
import { afterEach, expect, it } from 'vitest';
import './sparkline-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('tells its course in words, and goes where it is clicked', async () => {
  const one = document.createElement('dradis-sparkline');
  one.style.inlineSize = '200px';
  Object.assign(one, { points: [{ step: 0, value: 8 }, { step: 40, value: 5 }], step: 10, last: 100, label: 'Fuel' });
  const sent: unknown[] = [];
  one.addEventListener('dradis-goto', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const plot = one.shadowRoot!.querySelector('svg')!;
  expect(plot.getAttribute('aria-label')).toBe('Fuel: from 5 to 8, 1 change over 100 steps');
  const box = plot.getBoundingClientRect();
  plot.dispatchEvent(new MouseEvent('click', { clientX: box.left + box.width / 2 }));
  expect(sent).toEqual([{ step: 50 }]);
});
