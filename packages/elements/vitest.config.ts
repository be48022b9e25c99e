// The browser test project of @dradis/elements: every *.test.ts runs in Chromium.
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import { browserRound } from '../../tools/vitest/rounds.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    // One page for all files: fetching all modules anew costs more than the tests. A test must therefore leave nothing behind in it.
    test: { ...browserRound, name: '@dradis/elements', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
