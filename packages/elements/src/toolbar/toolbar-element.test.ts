// Tests of <dradis-toolbar>.
import { afterEach, expect, it } from 'vitest';
import type { ToolbarElement } from './toolbar-element.js';
import './toolbar-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<ToolbarElement> = {}): Promise<{ one: ToolbarElement; root: ShadowRoot; sent: unknown[] }> {
  const one = document.createElement('dradis-toolbar');
  Object.assign(one, { position: { step: 1204, decisions: 9, ended: false, waiting: true, last: 1300 }, ...set });
  const sent: unknown[] = [];
  for (const type of ['dradis-command', 'dradis-new-game']) one.addEventListener(type, (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  return { one, root: one.shadowRoot!, sent };
}

it('has every forward command and its twin', async () => {
  const { root, sent } = await mount();
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-command]')];
  expect(buttons).toHaveLength(12);
  for (const button of buttons) button.click();
  expect(new Set(sent.map((one) => (one as { command: string }).command)).size).toBe(12);
});

it('says why a command is not to be had, and does not give it', async () => {
  const { root, sent } = await mount({ refusals: { into: 'A question waits; answer it first' } });
  const into = root.querySelector<HTMLElement>('[data-command=into]')!;
  into.click();
  expect(sent).toEqual([]);
  expect(into.title).toContain('A question waits');
  expect(into.getAttribute('aria-description')).toContain('A question waits');
});

it('counts steps', async () => {
  const { root } = await mount();
  expect(root.querySelector('output')?.textContent.replace(/\s+/g, ' ').trim()).toBe('1,204 / 1,300 question');
});

it('starts a game from its form', async () => {
  const { one, root, sent } = await mount({ game: { seed: 'first', players: 4, windows: 'able', byHand: false } });
  await one.toggleForm();
  expect(root.activeElement?.id).toBe('seed');
  root.querySelector<HTMLInputElement>('#seed')!.value = ' kobol ';
  root.querySelector<HTMLSelectElement>('[name=players]')!.value = '5';
  root.querySelector<HTMLSelectElement>('[name=set-up]')!.value = 'hand';
  root.querySelector('form')!.requestSubmit();
  expect(sent).toEqual([{ seed: 'kobol', players: 5, windows: 'able', byHand: true }]);
  await one.updateComplete;
  expect(root.querySelector('form')).toBeNull();
});
