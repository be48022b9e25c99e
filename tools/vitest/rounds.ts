// The two rounds in which vitest goes through the projects, so that neither crowds the other. Must not name a project.

/** What needs no browser: every core has a worker. */
export const nodeRound = { maxWorkers: '100%', sequence: { groupOrder: 0 } };

/** What drives Chromium: one worker a project, for each is a browser with processes of its own. */
export const browserRound = { maxWorkers: 1, sequence: { groupOrder: 1 } };
