// Runs every story, with its play function, as a test in Chromium.
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    // An absolute folder: a relative one is looked up from where vitest was started.
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    // axe reads 5,000 rows in some of them; a machine with much else to do is slow, not wrong.
    test: { name: '@dradis/elements:stories', testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
