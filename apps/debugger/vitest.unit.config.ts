// Tests of the app's own modules, in Chromium: they use the elements and the browser's storage.
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    optimizeDeps: { include: ['lit', 'lit/decorators.js', 'lit/directives/*.js', '@dagrejs/dagre'] },
    test: { name: '@dradis/debugger', include: ['src/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
