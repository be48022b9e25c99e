// `npm run fuzz -- --count N`: N damaged answers, saves, tables, replays, sessions, compiled packs, texts of packs and messages to a
// server each. None may crash what reads it, change what it is refused by, or make memory grow. The same --seed makes the same
// cases; `--only SUITE --case N` does one again. Must not know what a suite damages.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { seedRandom } from '@dradis/engine';
import { closeSockets } from './fuzz/sockets.mjs';
import { suites } from './fuzz/suites.mjs';
import { grown, reproduction } from './fuzz/tally.mjs';

/** @typedef {{ name: string, seed: string, from: number, to: number }} Block */
/** @typedef {{ block: Block, broken: { number: number, problem: string }[], heap: number }} Done */

const MOST_SHOWN = 5;
const PROGRESS_MS = 10_000;
/** Blocks of a suite for each worker: so often the heap is looked at. */
const BLOCKS = 10;

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');

/** @param {Block} block @returns {Promise<Done>} */
async function playBlock(block) {
  const { name, seed, from, to } = block;
  const suite = suites[name];
  if (suite === undefined) throw new Error(`there is no suite ${name}`);
  /** @type {Done['broken']} */
  const broken = [];
  for (let number = from; number < to; number++) {
    let problem;
    try {
      problem = await suite(seedRandom(`fuzz ${seed} ${name} ${number}`));
    } catch (error) {
      problem = `the suite itself broke: ${error instanceof Error ? error.stack : String(error)}`;
    }
    if (problem !== undefined) broken.push({ number, problem });
  }
  collect();
  return { block, broken, heap: process.memoryUsage().heapUsed };
}

/** @param {Worker} worker @param {Block} block @returns {Promise<Done>} */
async function playIn(worker, block) {
  const answer = /** @type {Promise<[Done]>} */ (once(worker, 'message'));
  worker.postMessage(block);
  const [done] = await answer;
  return done;
}

/** A whole number that an option holds. @param {string} name @param {string} text @param {number} least */
function whole(name, text, least) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  process.stderr.write(`fuzz: --${name} must be a whole number from ${least}, found ${text}\n`);
  process.exit(2);
}

/** @param {string} name @param {string} seed @param {number} count @param {Worker[]} workers */
async function playSuite(name, seed, count, workers) {
  const size = Math.max(1, Math.ceil(count / (BLOCKS * workers.length)));
  /** @type {Block[]} */
  const waiting = Array.from({ length: Math.ceil(count / size) }, (_, index) => ({ name, seed, from: index * size, to: Math.min(count, (index + 1) * size) })).reverse();
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  let [shown, cases, broken] = [began, 0, 0];
  const heaps = await Promise.all(
    workers.map(async (worker) => {
      /** @type {number[]} */
      const heap = [];
      for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
        const done = await playIn(worker, block);
        heap.push(done.heap);
        cases += block.to - block.from;
        for (const { number, problem } of done.broken) if ((broken += 1) <= MOST_SHOWN) process.stdout.write(`BROKEN: ${name} ${number}: ${problem}\n  again: ${reproduction(name, seed, number)}\n`);
        if (performance.now() - shown < PROGRESS_MS) continue;
        shown = performance.now();
        const perSecond = cases / ((shown - began) / 1000);
        process.stderr.write(`${name}: ${cases} of ${count}, ${perSecond.toFixed(0)} a second, about ${Math.ceil((count - cases) / perSecond)} s left\n`);
      }
      return heap;
    }),
  );
  const leak = heaps.map(grown).find((words) => words !== undefined);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const bad = broken > 0 || leak !== undefined;
  process.stdout.write(`${bad ? 'FAILED' : 'ok    '} ${name}: ${count} cases, ${broken} broken, ${(count / seconds).toFixed(0)} a second, ${((user + system) / 1000 / count).toFixed(2)} ms of processor time each${leak === undefined ? '' : `, ${leak}`}\n`);
  return bad;
}

async function main() {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, only: { type: 'string' }, case: { type: 'string' }, workers: { type: 'string', default: '2' } },
  });
  const names = Object.keys(suites).filter((name) => values.only === undefined || values.only === name);
  if (names.length === 0) {
    process.stderr.write(`fuzz: --only is one of ${Object.keys(suites).join(', ')}, not ${values.only}\n`);
    return 2;
  }
  if (values.case !== undefined) {
    const number = whole('case', values.case, 0);
    let bad = 0;
    for (const name of names) {
      const { broken } = await playBlock({ name, seed: values.seed, from: number, to: number + 1 });
      for (const { problem } of broken) process.stdout.write(`BROKEN: ${name} ${number}: ${problem}\n`);
      if (broken.length === 0) process.stdout.write(`ok     ${name} ${number}\n`);
      bad += broken.length;
    }
    await closeSockets();
    return bad === 0 ? 0 : 1;
  }
  const count = whole('count', values.count, 1);
  const began = performance.now();
  process.stdout.write(`fuzz: ${count} cases each of ${names.join(', ')}; seed ${values.seed}\n`);
  const workers = Array.from({ length: whole('workers', values.workers, 1) }, () => new Worker(new URL(import.meta.url)));
  let bad = 0;
  for (const name of names) if (await playSuite(name, values.seed, count, workers)) bad += 1;
  await Promise.all(workers.map((worker) => worker.terminate()));
  process.stdout.write(`${names.length * count} cases in ${((performance.now() - began) / 60_000).toFixed(1)} minutes, ${bad === 0 ? 'all as they should be' : `${bad} suites failed`}\n`);
  return bad === 0 ? 0 : 1;
}

if (isMainThread) process.exitCode = await main();
else {
  parentPort?.on('message', (/** @type {Block} */ block) => {
    void playBlock(block).then((done) => { parentPort?.postMessage(done); });
  });
}
