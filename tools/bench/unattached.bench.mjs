// Whether play is slower once games were debugged in the same process: nothing of a session may stay behind in the engine,
// neither a listener nor code that was compiled for other shapes. Each measurement is a process of its own.
import { join } from 'node:path';
import { runNode } from './cpu-time.mjs';
import { spreadOf } from './interleave.mjs';
import { figures } from './row.mjs';

const GAMES = join(import.meta.dirname, 'play-after-debugging.mjs');
const PAIRS = 11;

/** Milliseconds of processor time a game took. @param {'debugged' | 'never'} how */
const msOf = (how) => Number(runNode([GAMES, how]).stdout);

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  rows: () => {
    const ratios = Array.from({ length: PAIRS }, (_, pair) => {
      if (pair % 2 === 0) return msOf('debugged') / msOf('never');
      const without = msOf('never');
      return msOf('debugged') / without;
    });
    return [
      { what: 'a game after a debug session', ...figures(spreadOf(ratios)), unit: 'x', better: 'lower', floor: 1.02, peer: 'a game in a process that never debugged', note: `${PAIRS} pairs of processes` },
    ];
  },
};
