// Tests of <dradis-command-palette>.
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import './command-palette-element.js';
import { findCommands } from './find-commands.js';
import { manyCommands, paletteCommands } from './palette-fixture.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(commands = paletteCommands, recent: readonly string[] = []): Promise<{ root: ShadowRoot; sent: unknown[]; settle: () => Promise<unknown> }> {
  const one = document.createElement('dradis-command-palette');
  Object.assign(one, { commands, recent });
  const sent: unknown[] = [];
  for (const type of ['dradis-run', 'dradis-close']) one.addEventListener(type, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  one.focus();
  return { root: one.shadowRoot!, sent, settle: () => one.updateComplete };
}

const rows = (root: ShadowRoot): string[] => [...root.querySelectorAll<HTMLElement>('li')].map((row) => row.dataset['command'] ?? '');

it('finds by letters and gives the first with Enter', async () => {
  const { root, sent, settle } = await mount();
  await userEvent.keyboard('frc');
  await settle();
  expect(rows(root)[0]).toBe('force-dice');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([['dradis-run', { id: 'force-dice' }]]);
});

it('shows the reason of a refused command and does not give it', async () => {
  const { root, sent, settle } = await mount();
  await userEvent.keyboard('back');
  await settle();
  expect(root.querySelector('li')?.textContent).toContain('Nothing lies before the beginning');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(sent).toEqual([['dradis-close', {}]]);
});

it('draws a bounded number of rows and keeps the current one in view', async () => {
  const { root, settle } = await mount(manyCommands(5000));
  expect(root.querySelectorAll('li').length).toBeLessThan(40);
  await userEvent.keyboard('{ArrowUp}');
  await settle();
  const current = root.querySelector('[aria-selected=true]');
  expect(current?.getAttribute('aria-posinset')).toBe('5000');
  expect(root.querySelector('input')?.getAttribute('aria-activedescendant')).toBe(current?.id);
});

it('puts what was given lately first, and what fits only the hint last', () => {
  expect(findCommands(paletteCommands, '', ['theme']).map(({ command }) => command.id)[0]).toBe('theme');
  expect(findCommands(paletteCommands, 'chance', []).map(({ command }) => command.id)).toEqual(['force-dice']);
  expect(findCommands(paletteCommands, 'qqq', [])).toEqual([]);
});
