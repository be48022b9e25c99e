// End-to-end tests: the built app, served by vite preview and driven in Chromium from Node.
import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: '@dradis/debugger:e2e', environment: 'node', include: ['test/**/*.e2e.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
