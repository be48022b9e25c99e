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

it('has tabs when it holds several parts, and walks them with arrows', async () => {
  const one = document.createElement('dradis-pane');
  Object.assign(one, { heading: 'Right', chosen: 'stack', tabs: [{ id: 'stack', title: 'Call stack' }, { id: 'watches', title: 'Watches', badge: '2' }] });
  one.addEventListener('dradis-tab', (event) => (one.chosen = (event as CustomEvent<{ tab: string }>).detail.tab));
  document.body.append(one);
  await one.updateComplete;
  const tab = (): Element | null => one.shadowRoot!.querySelector('[role=tab][aria-selected=true]');
  expect(tab()?.textContent).toBe('Call stack');
  tab()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await one.updateComplete;
  expect(tab()?.textContent).toBe('Watches2');
  expect(one.shadowRoot!.activeElement).toBe(tab());
  expect(one.shadowRoot!.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby')).toBe(tab()?.id);
  expect(one.shadowRoot!.querySelector('h2')?.textContent).toBe('Right');
});
