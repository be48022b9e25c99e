// Tests of the app's own modules, in Chromium: they use the elements and the browser's storage.
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import { browserRound } from '../../tools/vitest/rounds.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    optimizeDeps: { include: ['lit', 'lit/decorators.js', 'lit/directives/*.js', '@dagrejs/dagre'] },
    // One page for all files: the packages come as some hundred modules each, and fetching them anew costs more than the tests.
    test: { ...browserRound, name: '@dradis/debugger', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
