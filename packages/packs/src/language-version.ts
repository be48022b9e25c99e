// The version of the language that packs are written in. Must not hold what changed between versions; `migrate/codemods.ts` does.

/** The version this compiler reads. Rises by 1 with every change after which an old pack would mean something else or be refused. */
export const LANGUAGE_VERSION = 1;

/** The version of a manifest that states none: it was written before there were others. */
export const FIRST_LANGUAGE_VERSION = 1;
