// Root test configuration: every project in one vitest process. Must not hold settings of a single package.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'packages/*/vitest.*.config.ts', 'apps/*/vitest.*.config.ts', 'tools/vitest.config.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.stories.ts', '**/*.test.ts', '**/generated/**'],
      reporter: ['text-summary', 'lcov'],
    },
  },
});
