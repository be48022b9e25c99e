// The two rounds in which vitest goes through the projects, so that neither crowds the other. Must not name a project.
import { availableParallelism } from 'node:os';

/** What needs no browser: one worker more than cores, for the journeys beside it wait for their page most of the time. */
export const nodeRound = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 0 } };

/** What drives Chromium: one worker a project, for each is a browser with processes of its own. */
export const browserRound = { maxWorkers: 1, sequence: { groupOrder: 1 } };
