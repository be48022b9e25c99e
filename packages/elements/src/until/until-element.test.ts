// Tests of <dradis-until>.
import { afterEach, expect, it } from 'vitest';
import './until-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('asks for a condition, and says what came of it', async () => {
  const one = document.createElement('dradis-until');
  const sent: unknown[] = [];
  one.addEventListener('dradis-until', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  root.querySelector('form')!.requestSubmit();
  await one.updateComplete;
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Write the condition');
  root.querySelector<HTMLInputElement>('[name=condition]')!.value = ' level of fuel is 3 ';
  root.querySelector('form')!.requestSubmit();
  root.querySelector<HTMLInputElement>('[name=seed]')!.value = 'x';
  root.querySelector('form')!.requestSubmit();
  expect(sent).toEqual([{ condition: 'level of fuel is 3', seed: undefined }, { condition: 'level of fuel is 3', seed: 'x' }]);
  Object.assign(one, { told: 'The game ended first.', failed: true });
  await one.updateComplete;
  expect(root.querySelector('[role=alert]')?.textContent).toBe('The game ended first.');
});
