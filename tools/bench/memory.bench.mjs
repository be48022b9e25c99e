// Whether memory stays flat while games are played one after another in one process.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wholeGame } from './base-game-play.mjs';

const WARM = 500;
const MORE = 1500;

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

/** Megabytes in use after a full collection. */
function heap() {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  rows: () => {
    for (let game = 0; game < WARM; game += 1) wholeGame(`memory/${game}`);
    const before = heap();
    for (let game = 0; game < MORE; game += 1) wholeGame(`memory/more/${game}`);
    const growth = heap() - before;
    return [{ what: `memory grown by ${MORE} games after the first ${WARM}`, value: Math.max(0, growth), unit: ' MB', better: 'lower', floor: 5, goal: 1, note: `${before.toFixed(0)} MB in use before` }];
  },
};
