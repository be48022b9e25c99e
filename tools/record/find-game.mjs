// Finds a game that ends as wanted: plain random games first, then games that are led there. Whoever leads sees
// everything and may look ahead on copies. Must not write anything.
import { cloneGame, createGame } from '@dradis/engine';
import { createRandomPlayer, Recorder, SeatView } from '@dradis/players';
import { EndingWatch } from '@dradis/players/properties';

/**
 * @typedef {import('@dradis/engine').Game} Game
 * @typedef {import('@dradis/engine').Pack} Pack
 * @typedef {import('./targets.mjs').Target} Target
 */

/** How many random games, and how many led ones, are tried before the search gives up. */
const RANDOM_GAMES = 400;
const LED_GAMES = 60;
/** A game is led in stretches: of so many random ways to go on for so many answers, the best is taken. */
const WAYS = 60;
const STRETCH = 24;
const MOST_STRETCHES = 120;

/** A game that has not begun. @param {Pack} pack @param {Target} target @param {string} seed */
function newGame(pack, { players, windows, turned = false }, seed) {
  const switches = Object.fromEntries(turned ? pack.compiled.switches.map(({ id, default: on }) => [id, !on]) : []);
  return createGame(pack, { players, seed, windows, switches });
}

/** @param {Pack} pack @param {Target} target @param {string} seed */
function begin(pack, target, seed) {
  const game = newGame(pack, target, seed);
  game.run();
  return game;
}

/** Plays on at random for at most so many answers and gives them. @param {Game} game @param {string} seed @param {number} most */
function wander(game, seed, most) {
  const player = createRandomPlayer(seed);
  const seen = new SeatView(game);
  /** @type {number[][]} */
  const answers = [];
  while (game.state.decision !== null && answers.length < most) {
    const answer = [...player.choose(seen)];
    answers.push(answer);
    game.answerIndexes(answer);
  }
  return answers;
}

/** @param {Game} game */
function standing(game) {
  const { variables, things } = game.view('everything');
  const level = (/** @type {string} */ id) => Number(things.find((thing) => thing.id === id)?.attributes['level'] ?? 0);
  const number = (/** @type {string} */ id) => Number(variables[id] ?? 0);
  return { distance: number('distance'), preparation: number('jump-preparation'), levels: { fuel: level('fuel'), food: level('food'), morale: level('morale'), population: level('population') } };
}

/** How near a game that goes on is to its target; more is nearer. @param {Game} game @param {Target} target */
function nearness(game, { ending }) {
  const { distance, preparation, levels } = standing(game);
  const damaged = game.view('spectator').zones.filter(({ contents }) => contents.some((id) => id.startsWith('galactica-damage'))).length;
  const safe = Object.values(levels).map((level) => Math.min(level, 5));
  let score = 12 * distance + 2 * preparation + safe.reduce((sum, level) => sum + level, 0) + 3 * Math.min(...safe) - 3 * damaged;
  // For the last roll to cost the game, few people must be left when the fleet comes there, and the drive not run by itself.
  if (ending.endsWith('the last roll') && distance >= 6) score -= 4 * Math.abs(levels.population - 2);
  return score;
}

/** @param {Game} game @param {Target} target @param {string} seed @returns {number[][] | undefined} the answers, when it ends as wanted */
function lead(game, target, seed) {
  /** @type {number[][]} */
  const answers = [];
  for (let stretch = 0; stretch < MOST_STRETCHES && game.state.decision !== null; stretch += 1) {
    /** @type {{ score: number, way: number[][] }} */
    let best = { score: Number.NEGATIVE_INFINITY, way: [] };
    for (let way = 0; way < WAYS; way += 1) {
      const copy = cloneGame(game);
      const watch = new EndingWatch();
      copy.onEvent = (event) => {
        watch.hear(event);
      };
      const taken = wander(copy, `${seed} ${stretch} ${way}`, STRETCH);
      if (watch.of(copy) === target.ending) return [...answers, ...taken];
      if (copy.state.decision === null) continue;
      const score = nearness(copy, target);
      if (score > best.score) best = { score, way: taken };
    }
    if (best.way.length === 0) return undefined;
    for (const answer of best.way) game.answerIndexes(answer);
    answers.push(...best.way);
  }
  return undefined;
}

/** Plays the answers again from the beginning and writes them down; undefined when it does not end as wanted after all. @param {Pack} pack @param {Target} target @param {string} seed @param {readonly (readonly number[])[]} answers */
function writeDown(pack, target, seed, answers) {
  const game = newGame(pack, target, seed);
  const watch = new EndingWatch();
  game.onEvent = (event) => {
    watch.hear(event);
  };
  game.run();
  const recorder = new Recorder(game);
  for (const indexes of answers) {
    const decision = game.decision();
    if (decision === null) return undefined;
    recorder.before(decision.player, indexes.map((index) => decision.options[index]?.id ?? ''));
    game.answerIndexes(indexes);
    recorder.after();
  }
  return watch.of(game) === target.ending ? recorder.document() : undefined;
}

/**
 * The record of a game that ends as wanted: of the random games that do, the shortest; else the first that could be led
 * there. The same pack and target give the same game.
 *
 * @param {Pack} pack
 * @param {Target} target
 */
export function findGame(pack, target) {
  /** @type {{ seed: string, answers: number[][] } | undefined} */
  let shortest;
  for (let number = 1; number <= RANDOM_GAMES; number += 1) {
    const seed = `recorded ${number}`;
    const game = begin(pack, target, seed);
    const watch = new EndingWatch();
    game.onEvent = (event) => {
      watch.hear(event);
    };
    const answers = wander(game, seed, shortest?.answers.length ?? Number.POSITIVE_INFINITY);
    if (watch.of(game) === target.ending && (shortest === undefined || answers.length < shortest.answers.length)) shortest = { seed, answers };
  }
  if (shortest !== undefined) return writeDown(pack, target, shortest.seed, shortest.answers);
  for (let number = 1; number <= LED_GAMES; number += 1) {
    const seed = `led ${number}`;
    const answers = lead(begin(pack, target, seed), target, seed);
    const document = answers === undefined ? undefined : writeDown(pack, target, seed, answers);
    if (document !== undefined) return document;
  }
  return undefined;
}
