// The vitest project of a package that runs in Node. Must not hold settings that belong to one package only.
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { nodeRound } from './rounds.js';
import { nodeConditions } from './source-conditions.js';

/**
 * A vitest project that runs `src/**\/*.test.ts` from source.
 *
 * The files of a package share their workers, because loading the packages anew for each file costs more than the tests
 * do. A test must therefore leave the process as it was: no other directory, no other environment.
 */
export function nodeProject(name: string): UserWorkspaceConfig {
  return defineProject({
    ...nodeConditions,
    test: {
      ...nodeRound,
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      pool: 'threads',
      isolate: false,
      // A busy machine is slow, not wrong: this only ends what hangs.
      testTimeout: 120_000,
    },
  });
}
