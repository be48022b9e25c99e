// Entry point @dradis/players/workers, for Node: lists the public names one by one. Must not hold logic.
export { simulateInWorkers, type WorkersOptions } from './simulate-in-workers.js';
