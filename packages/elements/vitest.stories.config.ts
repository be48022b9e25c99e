// Runs every story, with its play function, as a test in Chromium.
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumBrowser } from '../../tools/vitest/chromium-browser.js';
import { browserRound } from '../../tools/vitest/rounds.js';
import viteConfig from './vite.config.js';

export default mergeConfig(
  viteConfig,
  defineProject({
    // An absolute folder: a relative one is looked up from where vitest was started.
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    // One page for all: Storybook clears it between two stories, and starting it anew costs more than most files of stories.
    // axe reads many rows in some of them; a machine with much else to do is slow, not wrong.
    test: { ...browserRound, name: '@dradis/elements:stories', isolate: false, testTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, browser: chromiumBrowser() },
  }),
);
