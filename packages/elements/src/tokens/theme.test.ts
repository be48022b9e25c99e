// The theme switch.
import { expect, it } from 'vitest';
import { applyTheme, isTheme, nextTheme } from './theme.js';

it('goes round all three', () => {
  expect([nextTheme('system'), nextTheme('light'), nextTheme('dark')]).toEqual(['light', 'dark', 'system']);
});

it('marks the root, and leaves it unmarked for the system', () => {
  const root = document.createElement('div');
  applyTheme('dark', root);
  expect(root.dataset['theme']).toBe('dark');
  applyTheme('system', root);
  expect(root.dataset['theme']).toBeUndefined();
});

it.each([['light', true], ['blue', false], [null, false]])('knows %s', (text, known) => {
  expect(isTheme(text)).toBe(known);
});
