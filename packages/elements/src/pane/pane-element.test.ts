// Tests of <dradis-pane>.
import { afterEach, expect, it } from 'vitest';
import './pane-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('asks to be folded, and is when told so', async () => {
  const one = document.createElement('dradis-pane');
  one.heading = 'Call stack';
  one.innerHTML = '<p>inside</p>';
  const asked: unknown[] = [];
  one.addEventListener('dradis-fold', (event) => asked.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const button = one.shadowRoot!.querySelector('button')!;
  expect(button.textContent.trim()).toBe('Call stack');
  button.click();
  expect(asked).toEqual([{ folded: true }]);
  one.folded = true;
  await one.updateComplete;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(one.shadowRoot!.querySelector('slot')).toBeNull();
});
