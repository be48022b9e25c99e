// Entry point @dradis/players/workers, for Node: lists the public names one by one. Must not hold logic.
export { playInWorkers, type WorkersOptions } from './play-in-workers.js';
