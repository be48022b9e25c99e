// Remembering the page.
import { afterEach, expect, it, vi } from 'vitest';
import { loadSession, playedWith, readSession, saveSession } from '../session/saved-session.js';
import { firstSettings, loadSettings, readSettings, saveSettings } from './settings.js';

const first = firstSettings(1280, 800);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('remembers', () => {
  const changed = { ...first, theme: 'light' as const, folded: ['left'], chosen: { right: 'stack' }, stopAfter: true, sizes: { ...first.sizes, 'width:right': 333 }, values: { 'tour.seen': 'yes' } };
  saveSettings(changed);
  expect(loadSettings(first)).toEqual(changed);
});

it.each([null, '', '{', '7', 'null', '[]', '{"theme":"blue","sizes":{"width:left":-4,"width:right":"x"},"folded":[7],"chosen":{"left":1},"stopAfter":"yes","values":["a"]}', '{"sizes":null,"folded":{},"chosen":[],"values":{"__proto__":"x"}}'])('takes %s for what it is worth', (stored) => {
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
  expect(playedWith(loadSession())).toBeUndefined();
  expect(playedWith(readSession('{"format":"dradis-session","pack":{"hash":"abc"}}'))).toBe('abc');
});
