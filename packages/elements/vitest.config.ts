// The browser test project of @dradis/elements: every *.test.ts runs in Chromium.
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    test: { name: '@dradis/elements', include: ['src/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
