// `npm run soak -- --minutes N` or `--games N`: random games of 3 to 6 players under both ways to ask, some begun as a recorded one, with
// every promise looked at, for so long. Fails when anything does not hold or memory grows. The same --seed plays the same
// games, as far as time lets it. `--fuzz N` lets the fuzzer try N cases of each suite afterwards.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import { basePack } from '@dradis/base-game';
import { below, loadPack, seedRandom } from '@dradis/engine';
import { readReplay } from '@dradis/players';
import { watchGame } from '@dradis/players/properties';
import { ROOT } from './run-command.mjs';
import { megabytes, verdict } from './soak/verdict.mjs';

/** Prime, so that no check always falls on the same moment of a turn. What is cheap is looked at at every question. */
const WATCHING = { instructions: 199, events: 7, answers: 83, saves: 61, secrets: 97 };
const WARM_GAMES = 1000;
/** When time is too short for so many games, the heap counts as warm after this share of it. */
const WARM_SHARE = 0.5;
const PROGRESS_MS = 10_000;
const MOST_SHOWN = 10;
/** One game in so many begins as a recorded one, for random players alone never come near Kobol. */
const OPENED = 6;
/** The part of the recorded answers that is kept at least; how much more, each game draws. */
const LEAST_KEPT = 0.6;
const RECORDED = join(ROOT, 'content', 'base', 'recorded');

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    fuzz: { type: 'string', default: '0' },
  },
});
const MOST = Number.POSITIVE_INFINITY;
/** @param {'minutes' | 'games' | 'fuzz'} name @param {number} least @param {number} otherwise */
function option(name, least, otherwise) {
  const text = values[name];
  const value = text === undefined ? otherwise : Number(text);
  if (value >= least) return value;
  process.stderr.write(`soak: --${name} must be a number from ${least}, found ${text}\n`);
  process.exit(2);
}
const games = option('games', 1, MOST);
const minutes = option('minutes', 0.01, games === MOST ? 2 : MOST);
const cases = option('fuzz', 0, 0);

const pack = loadPack(basePack);
const total = { games: 0, questions: 0, steps: 0, states: 0, damaged: 0, deepest: 0, broken: 0 };
/** @type {Map<string, number>} */
const outcomes = new Map();
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const openings = readdirSync(RECORDED).map((file) => readReplay(JSON.parse(readFileSync(join(RECORDED, file), 'utf8'))));

/** The game of a number: random from the first answer, or from somewhere in the last part of a recorded one. @param {number} number */
function gameOf(number) {
  const seed = `soak ${values.seed} ${number}`;
  const random = seedRandom(seed);
  if (number % OPENED === OPENED - 1) {
    const recorded = openings[below(random, openings.length)];
    if (recorded === undefined) throw new Error('no game is recorded: run "npm run record"');
    const { players, windows, switches, answers } = recorded;
    const least = Math.floor(answers.length * LEAST_KEPT);
    const opening = answers.slice(0, least + below(random, answers.length - least)).map(({ choose }) => choose);
    return { players, seed: recorded.seed, bots: seed, windows, switches, opening };
  }
  const switches = Object.fromEntries(number % 5 === 4 ? pack.compiled.switches.map(({ id, default: on }) => [id, !on]) : []);
  /** @type {import('@dradis/engine').WindowsPolicy} */
  const windows = number % 8 < 4 ? 'able' : 'all';
  return { players: 3 + (number % 4), seed, windows, switches };
}

/** @param {number} number */
function playOne(number) {
  const settings = gameOf(number);
  const { players } = settings;
  const { game, questions, steps, looked, deepest, damaged, broken } = watchGame(pack, settings, WATCHING);
  const outcome = pack.layoutFor(players).ids[game.state.outcome] ?? 'none';
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  total.games += 1;
  total.questions += questions;
  total.steps += steps;
  total.states += looked;
  total.damaged += damaged;
  total.deepest = Math.max(total.deepest, deepest);
  for (const one of broken) {
    total.broken += 1;
    if (total.broken <= MOST_SHOWN) print(`BROKEN: game ${number} (${players} players, windows ${settings.windows}, seed "${settings.seed}"): ${one}`);
  }
}

const start = heap();
const began = performance.now();
const length = minutes * 60_000;
const passed = () => performance.now() - began;
/** @type {number | undefined} */
let warm;
let warmAfter = 0;
let shown = 0;
print(`soak: ${games === MOST ? `${minutes} minutes` : `${games} games`}; every state at each question, and 1 in ${WATCHING.instructions} instructions; of the questions 1 in ${WATCHING.events} against the events, 1 in ${WATCHING.answers} with all answers, 1 in ${WATCHING.saves} with a damaged save, 1 in ${WATCHING.secrets} for secrets`);
while (passed() < length && total.games < games) {
  playOne(total.games);
  if (warm === undefined && (total.games >= WARM_GAMES || passed() > length * WARM_SHARE)) {
    warm = heap();
    warmAfter = total.games;
  }
  if (passed() - shown < PROGRESS_MS) continue;
  shown = passed();
  print(`${Math.round(shown / 1000)} s: ${total.games} games, ${total.questions} answers, ${total.steps} steps, broken invariants ${total.broken}`);
}
const end = heap();
print(`games ${total.games}, answers ${total.questions}, steps ${total.steps}, states looked at ${total.states}, damaged saves ${total.damaged}, deepest stack ${total.deepest}`);
print(`outcomes: ${[...outcomes].sort().map(([id, count]) => `${id} ${count}`).join(', ')}`);
print(`broken invariants ${total.broken}`);
print(`heap at start ${megabytes(start)}, after ${warmAfter} games ${warm === undefined ? 'not taken' : megabytes(warm)}, at the end ${megabytes(end)}`);
const problems = verdict({ games: total.games, broken: total.broken, start, warm, end });
if (cases > 0 && spawnSync(process.execPath, ['tools/fuzz.mjs', '--count', String(cases), '--seed', values.seed], { cwd: ROOT, stdio: 'inherit' }).status !== 0) problems.push('the fuzzer found something');
for (const problem of problems) print(`FAILED: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
