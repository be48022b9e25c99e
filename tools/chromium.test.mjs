// Which browser the tests take.
import { expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

/** @type {[string, Record<string, string>, string[], string | undefined][]} */
const cases = [
  ['the chosen one', { CHROMIUM_PATH: '/opt/chrome' }, ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome'],
  ['none, when the chosen one is missing', { CHROMIUM_PATH: '/opt/chrome' }, ['/usr/bin/chromium'], undefined],
  ['an installed one', {}, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['an installed one, when the choice is empty', { CHROMIUM_PATH: '' }, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['none', {}, [], undefined],
];

it.each(cases)('%s', (_, env, installed, expected) => {
  expect(findChromium(env, (path) => installed.includes(path))).toBe(expected);
});
