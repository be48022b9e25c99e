// Tests of <dradis-note-list>.
import { afterEach, expect, it } from 'vitest';
import './note-list-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

const notes = [{ id: 1, step: 40, text: 'here' }, { id: 2, step: 12, text: 'there' }, { id: 3, step: 90, text: 'the end' }];

async function mount(set: object = {}): Promise<{ root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<unknown> }> {
  const one = document.createElement('dradis-note-list');
  Object.assign(one, { notes, step: 40, ...set });
  const sent: unknown[] = [];
  for (const type of ['note-add', 'note-change', 'note-move', 'note-remove', 'goto']) one.addEventListener(`dradis-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return { root, sent, press: (label) => { [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === label || button.ariaLabel === label)!.click(); return one.updateComplete; } };
}

it('adds a note at the cursor, but no empty one', async () => {
  const { root, sent } = await mount({ notes: [] });
  expect(root.textContent).toContain('Here stand notes');
  const form = root.querySelector('form')!;
  form.requestSubmit();
  root.querySelector('input')!.value = ' look ';
  form.requestSubmit();
  expect(sent).toEqual([['note-add', { text: 'look' }]]);
});

it('leads through the notes in their order', async () => {
  const { root, sent, press } = await mount();
  await press('Begin the tour');
  await press('Next');
  await press('Next');
  await press('Next');
  await press('Back');
  expect(sent).toEqual([['goto', { step: 40 }], ['goto', { step: 12 }], ['goto', { step: 90 }], ['goto', { step: 12 }]]);
  expect(root.querySelector('[aria-current] p')?.textContent).toBe('there');
});

it('moves, changes and removes them', async () => {
  const { root, sent, press } = await mount();
  await press('Down: here');
  await press('Up: the end');
  await press('Remove: there');
  await press('Write anew: here');
  const input = root.querySelector<HTMLInputElement>('li input')!;
  input.value = 'elsewhere';
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(sent).toEqual([['note-move', { id: 1, place: 1 }], ['note-move', { id: 3, place: 1 }], ['note-remove', { id: 2 }], ['note-change', { id: 1, text: 'elsewhere' }]]);
});
