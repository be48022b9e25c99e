// The test project of the repository's own tools.
import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'tools', environment: 'node', include: ['**/*.test.mjs'], pool: 'forks' },
});
