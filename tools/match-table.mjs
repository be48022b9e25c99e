// `npm run match-table -- [--games N] [--slow-games N] [--players 3,4] [--workers N]`: every kind of player as humans against
// every kind as Cylons, as the Markdown that docs/players.md quotes. Fails when a player does not beat the one below it.
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { playPairing, rate } from '@dradis/players';

/** @typedef {import('@dradis/players').PairingResult} Result */
/** @typedef {{ pairing: import('@dradis/players').Pairing, from: number, games: number }} Task */

/** Weakest first. */
const KINDS = /** @type {const} */ (['random', 'heuristic', 'monte-carlo']);
const SLOW = 'monte-carlo';
const SLOW_CHUNK = 2;
const CHUNK = 50;

/**
 * @param {readonly number[]} counts @param {number} quick games of a pairing without slow players @param {number} slow with them
 * @returns {Task[]}
 */
function tasksFor(counts, quick, slow) {
  const pairings = counts.flatMap((players) => KINDS.flatMap((humans) => KINDS.map((cylons) => ({ players, humans, cylons }))));
  return pairings.flatMap((pairing) => {
    const isSlow = pairing.humans === SLOW || pairing.cylons === SLOW;
    const [total, size] = isSlow ? [slow, SLOW_CHUNK] : [quick, CHUNK];
    return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({ pairing, from: index * size, games: Math.min(size, total - index * size) }));
  });
}

/** @param {Task[]} tasks @param {number} workers @param {string} seed @returns {Promise<Result[]>} */
async function playAll(tasks, workers, seed) {
  /** @type {Result[]} */
  const results = [];
  const waiting = tasks.toReversed();
  await Promise.all(
    Array.from({ length: workers }, () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { seed } });
      return /** @type {Promise<void>} */ (
        new Promise((resolve, reject) => {
          const next = () => {
            const task = waiting.pop();
            if (task === undefined) worker.terminate().then(() => { resolve(); }, reject);
            else worker.postMessage(task);
          };
          worker.on('error', reject);
          worker.on('message', (/** @type {Result} */ result) => {
            results.push(result);
            process.stderr.write(`\r${results.length} of ${tasks.length}`);
            next();
          });
          next();
        })
      );
    }),
  );
  process.stderr.write('\r');
  return results;
}

/** @param {readonly Result[]} results @param {(result: Result) => boolean} which */
function added(results, which) {
  const taken = results.filter(which);
  /** @param {'games' | 'won' | 'distance'} key */
  const sum = (key) => taken.reduce((total, result) => total + result[key], 0);
  return { games: sum('games'), won: sum('won'), distance: sum('distance') };
}

/** @param {number} share */
const percent = (share) => (share * 100).toFixed(share < 0.1 ? 1 : 0);

/** @param {{ games: number, won: number, distance: number }} of */
function cell({ games, won, distance }) {
  if (games === 0) return '–';
  const { value, low, high } = rate(won, games);
  return `${percent(value)} % (${percent(low)}–${percent(high)}), ${(distance / games).toFixed(1)}`;
}

/** @param {readonly Result[]} results @param {readonly number[]} counts */
function tableOf(results, counts) {
  const rows = KINDS.flatMap((humans) =>
    KINDS.map((cylons) => {
      const cells = counts.map((players) => cell(added(results, (result) => result.players === players && result.humans === humans && result.cylons === cylons)));
      const all = added(results, (result) => result.humans === humans && result.cylons === cylons);
      return `| ${humans} | ${cylons} | ${cells.join(' | ')} | ${cell(all)} | ${all.games} |`;
    }),
  );
  return [`| humans | Cylons | ${counts.map((players) => `${players} players`).join(' | ')} | all | games |`, `|---|---|${'---|'.repeat(counts.length + 2)}`, ...rows].join('\n');
}

/**
 * Whether each player does better than the one below it: as humans more games won against the same Cylons, as Cylons fewer
 * lost against the same humans, all pairings added up. Sets the exit code when not.
 *
 * @param {readonly Result[]} results
 */
function ladderOf(results) {
  const lines = [];
  for (const [index, better] of KINDS.entries()) {
    const worse = KINDS[index - 1];
    if (worse === undefined) continue;
    for (const side of /** @type {const} */ (['humans', 'cylons'])) {
      const opponents = side === 'humans' ? KINDS : KINDS.slice(1);
      const other = side === 'humans' ? 'cylons' : 'humans';
      let gain = 0;
      let far = 0;
      for (const opponent of opponents) {
        const [a, b] = [better, worse].map((kind) => added(results, (result) => result[side] === kind && result[other] === opponent));
        if (a === undefined || b === undefined || a.games === 0 || b.games === 0) continue;
        gain += a.won / a.games - b.won / b.games;
        far += a.distance / a.games - b.distance / b.games;
      }
      const sign = side === 'humans' ? 1 : -1;
      const [won, travelled] = [(sign * gain) / opponents.length, (sign * far) / opponents.length];
      const beats = won > 0;
      if (!beats) process.exitCode = 1;
      lines.push(`${better} ${beats ? 'beats' : 'DOES NOT BEAT'} ${worse} as ${side}: ${percent(won)} points more of the games, ${travelled.toFixed(2)} of distance`);
    }
  }
  return lines.join('\n');
}

if (!isMainThread) {
  const pack = loadPack(basePack);
  const { seed } = /** @type {{ seed: string }} */ (workerData);
  parentPort?.on('message', (/** @type {Task} */ { pairing, from, games }) => {
    parentPort?.postMessage(playPairing(pack, pairing, seed, from, games));
  });
} else {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '500' },
      'slow-games': { type: 'string', default: '20' },
      players: { type: 'string', default: '3,4,5,6' },
      workers: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'match table' },
    },
  });
  const counts = values.players.split(',').map(Number);
  const results = await playAll(tasksFor(counts, Number(values.games), Number(values['slow-games'])), Number(values.workers), values.seed);
  process.stdout.write(`${tableOf(results, counts)}\n\n${ladderOf(results)}\n`);
}
