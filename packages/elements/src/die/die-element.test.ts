// Tests of <dradis-die> in a real browser.
import { afterEach, expect, it } from 'vitest';
import { DieElement } from './die-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(value?: number): Promise<HTMLElement> {
  const die = document.createElement('dradis-die');
  die.value = value;
  document.body.append(die);
  await die.updateComplete;
  const face = die.shadowRoot?.querySelector('span');
  if (!face) throw new Error('the die rendered no face');
  return face;
}

it('is registered under its tag', () => {
  expect(document.createElement('dradis-die')).toBeInstanceOf(DieElement);
});

it.each([
  [undefined, '–', 'Die, not rolled'],
  [1, '1', 'Die, rolled 1'],
  [8, '8', 'Die, rolled 8'],
])('shows %s as %s', async (value, text, label) => {
  const face = await mount(value);
  expect(face.textContent).toBe(text);
  expect(face.getAttribute('aria-label')).toBe(label);
});
