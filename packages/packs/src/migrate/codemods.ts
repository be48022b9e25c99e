// Every step from one version of the language to the next, in order. Must not hold a step: each is a file of its own beside this one,
// named `from-N.ts`, with its test.
import type { Codemod } from './codemod.js';

/** One for each version before `LANGUAGE_VERSION`; empty as long as there is only the first. */
export const codemods: readonly Codemod[] = [];
