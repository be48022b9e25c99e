// End-to-end tests: the built app, served by vite preview and driven in Chromium from Node. Patient: a machine with
// much else to do is slow, not wrong.
import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import { browserRound } from '../../tools/vitest/rounds.js';

export default defineProject({
  // One process and one browser for all files: starting either costs as much as opening the app.
  test: { ...browserRound, name: '@dradis/debugger:e2e', isolate: false, globalSetup: [join(import.meta.dirname, 'test/one-browser.ts')], environment: 'node', include: ['test/**/*.e2e.test.ts'], testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 120_000 } } },
});
