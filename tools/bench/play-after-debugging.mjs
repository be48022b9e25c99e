// Run by unattached.bench.mjs as a process: debugs games if asked to, then plays others without a session and prints the
// milliseconds of processor time that one of these took.
import { basePack } from '@dradis/base-game';
import { createSession } from '@dradis/session';
import { PLAYERS, wholeGame } from './base-game-play.mjs';
import { ownCpuMs } from './cpu-time.mjs';

const WARM_UP = 250;
const DEBUGGED = 8;
const MEASURED = 250;

/** Plays a game in a session, stepping, looking back and going on, then drops it. @param {string} seed */
function debug(seed) {
  const session = createSession({ pack: basePack, sources: {}, players: PLAYERS, seed, windows: 'able' });
  session.run({ until: 'decision', direction: 1 });
  while (session.position().waiting) {
    session.answerAtRandom();
    session.step({ kind: 'over', direction: 1 });
    session.step({ kind: 'into', direction: -1 });
    session.run({ until: 'decision', direction: 1 });
  }
}

for (let game = 0; game < WARM_UP; game += 1) wholeGame(`warm/${game}`);
if (process.argv[2] === 'debugged') for (let game = 0; game < DEBUGGED; game += 1) debug(`debugged/${game}`);
// Whatever debugging left to be compiled anew is compiled by now, as it is in a long-lived process.
for (let game = 0; game < WARM_UP; game += 1) wholeGame(`again/${game}`);
const start = ownCpuMs();
for (let game = 0; game < MEASURED; game += 1) wholeGame(`measured/${game}`);
process.stdout.write(String((ownCpuMs() - start) / MEASURED));
