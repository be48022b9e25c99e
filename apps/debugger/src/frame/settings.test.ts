// Remembering the page.
import { afterEach, expect, it, vi } from 'vitest';
import { loadSession, readSession, saveSession } from '../session/saved-session.js';
import { firstSettings, loadSettings, readSettings, saveSettings } from './settings.js';

const first = firstSettings(1280, 800);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('remembers', () => {
  const changed = { ...first, theme: 'light' as const, folded: ['source' as const], stopAfter: true, sizes: { ...first.sizes, side: 333 } };
  saveSettings(changed);
  expect(loadSettings(first)).toEqual(changed);
});

it.each([null, '', '{', '7', 'null', '[]', '{"theme":"blue","sizes":{"side":-4,"source":"x"},"folded":["cellar"],"stopAfter":"yes"}', '{"sizes":null,"folded":{}}'])('takes %s for what it is worth', (stored) => {
  expect(readSettings(stored, first)).toEqual(first);
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  saveSettings(first);
  expect(saveSession({} as Parameters<typeof saveSession>[0])).toBe('full');
});

it('tells a saved game from other things', () => {
  expect(readSession(null)).toEqual({ kind: 'none' });
  expect(readSession('{"format":"other"}').kind).toBe('unreadable');
  expect(readSession('{').kind).toBe('unreadable');
  localStorage.setItem('dradis.session', '{"format":"dradis-session"}');
  expect(loadSession().kind).toBe('document');
});
