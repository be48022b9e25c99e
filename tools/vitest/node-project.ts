// The vitest project of a package that runs in Node. Must not hold settings that belong to one package only.
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { nodeConditions } from './source-conditions.js';

/** What a package may choose for its own tests. */
export interface NodeProjectOptions {
  /** Give every test file its own process. Only for packages whose tests change the process (directory, environment). */
  readonly isolate?: boolean;
}

/**
 * A vitest project that runs `src/**\/*.test.ts` from source.
 *
 * Pure packages share one worker between files, because loading the parser library anew for each file costs more than
 * the tests do.
 */
export function nodeProject(name: string, { isolate = false }: NodeProjectOptions = {}): UserWorkspaceConfig {
  return defineProject({
    ...nodeConditions,
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      pool: isolate ? 'forks' : 'threads',
      isolate,
      // A busy machine is slow, not wrong: this only ends what hangs.
      testTimeout: 120_000,
    },
  });
}
