// Tests of <dradis-view-switch>.
import { afterEach, expect, it } from 'vitest';
import './view-switch-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('tells which seat was chosen', async () => {
  const one = document.createElement('dradis-view-switch');
  one.seats = [{ id: 'everything', label: 'Everything' }, { id: 'player-1', label: 'Lee Adama' }];
  const seats: unknown[] = [];
  one.addEventListener('dradis-seat', (event) => seats.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const select = one.shadowRoot!.querySelector('select')!;
  expect(select.value).toBe('everything');
  select.value = 'player-1';
  select.dispatchEvent(new Event('change'));
  expect(seats).toEqual([{ seat: 'player-1' }]);
  one.focus();
  expect(one.shadowRoot!.activeElement).toBe(select);
});

it('says that there are no seats', async () => {
  const one = document.createElement('dradis-view-switch');
  document.body.append(one);
  await one.updateComplete;
  expect(one.shadowRoot!.textContent).toContain('No seats yet');
});
