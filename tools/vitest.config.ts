// The test project of the repository's own tools.
import { defineProject } from 'vitest/config';
import { nodeRound } from './vitest/rounds.js';

export default defineProject({
  test: { ...nodeRound, name: 'tools', environment: 'node', include: ['**/*.test.mjs'], pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000 },
});
