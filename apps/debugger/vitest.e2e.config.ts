// End-to-end tests: the built app, served by vite preview and driven in Chromium from Node. Patient: a machine with
// much else to do is slow, not wrong.
import { defineProject } from 'vitest/config';
import { browserRound } from '../../tools/vitest/rounds.js';

export default defineProject({
  test: { ...browserRound, name: '@dradis/debugger:e2e', environment: 'node', include: ['test/**/*.e2e.test.ts'], testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 120_000 } } },
});
