// Tests of <dradis-place-list>.
import { afterEach, expect, it } from 'vitest';
import type { PlaceListElement, PlaceRow } from './place-list-element.js';
import './place-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(rows: readonly PlaceRow[]): Promise<{ one: PlaceListElement; root: ShadowRoot; chosen: string[] }> {
  const one = document.createElement('dradis-place-list');
  one.style.height = '200px';
  one.rows = rows;
  const chosen: string[] = [];
  one.addEventListener('dradis-choose', (event) => chosen.push((event as CustomEvent<{ id: string }>).detail.id));
  document.body.append(one);
  await one.updateComplete;
  return { one, root: one.shadowRoot!, chosen };
}

const rows: readonly PlaceRow[] = [
  { id: 'h1', text: 'Base', heading: true },
  { id: 'a', text: 'rules/jump.yaml', detail: '2 errors', sign: 'error' },
  { id: 'b', text: 'rules/turn.yaml' },
  { id: 'h2', text: 'Mine', heading: true },
  { id: 'c', text: 'cards/ambush.yaml', sign: 'unsaved' },
];
const press = (root: ShadowRoot, key: string): boolean => root.querySelector('[role=listbox]')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('walks over headings and chooses', async () => {
  const { one, root, chosen } = await mount(rows);
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter']) {
    press(root, key);
    await one.updateComplete;
  }
  expect(chosen).toEqual(['a', 'c', 'c', 'b']);
  root.querySelector<HTMLElement>('[data-id=a]')!.click();
  expect(chosen.at(-1)).toBe('a');
});

it('finds, and keeps the headings of what it found', async () => {
  const { one, root, chosen } = await mount(rows);
  const input = root.querySelector('input')!;
  input.value = 'yaml mb';
  input.dispatchEvent(new InputEvent('input'));
  await one.updateComplete;
  expect([...root.querySelectorAll('.row')].map((row) => row.getAttribute('data-id'))).toEqual(['h2', 'c']);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(chosen).toEqual(['c']);
  input.value = 'nowhere';
  input.dispatchEvent(new InputEvent('input'));
  await one.updateComplete;
  expect(root.textContent).toContain('Nothing found');
});

it('draws few of many rows, and brings the current one into view', async () => {
  const { one, root } = await mount(Array.from({ length: 5000 }, (_, at) => ({ id: `r${String(at)}`, text: `row ${String(at)}` })));
  expect(root.querySelectorAll('.row').length).toBeLessThan(60);
  one.current = 'r4000';
  await one.updateComplete;
  await expect.poll(() => root.querySelector('[data-id=r4000]')?.getAttribute('aria-selected')).toBe('true');
  expect(root.querySelector('.list')!.scrollTop).toBeGreaterThan(90_000);
});

it('says what will stand here', async () => {
  const { one, root } = await mount([]);
  one.empty = 'No mistakes.';
  await one.updateComplete;
  expect(root.textContent).toContain('No mistakes.');
});
