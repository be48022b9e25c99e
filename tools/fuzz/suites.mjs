// What is fuzzed: each suite makes one case from a random source and says what must never happen, in words; undefined when all
// is well. Long because a suite is short, and what they have in common is clearest side by side.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { below, BrokenDocument, createGame, createTable, hashState, IllegalAnswer, loadGame, loadPack, openTable, ProgramFault, EngineBug } from '@dradis/engine';
import { createPackCompiler } from '@dradis/packs';
import { createRandomPlayer, readReplay, Recorder, replay, SeatView } from '@dradis/players';
import { createSession } from '@dradis/session';
import { smallPack } from '../../packages/packs/dist/testing/small-pack.js';
import { damageData, damageText } from './damage.mjs';
import { sockets } from './sockets.mjs';

/** @typedef {(random: number[]) => string | undefined | Promise<string | undefined>} Suite */

const pack = loadPack(basePack);
const POSITIONS = 40;
const ANSWERS_AFTER = 3;

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ') : String(error));
/** @param {unknown} document @returns {unknown} as it comes from a file */
const throughJson = (document) => JSON.parse(document === undefined ? 'null' : JSON.stringify(document));

/** Positions of random games, from the set-up to late turns. */
const positions = Array.from({ length: POSITIONS }, (_, number) => {
  const game = createGame(pack, { players: 3 + (number % 4), seed: `fuzz ${number}`, windows: number % 2 === 0 ? 'all' : 'able' });
  const player = createRandomPlayer(`fuzz ${number}`);
  const seen = new SeatView(game);
  game.run();
  for (let answers = 0; answers < number * 9 && game.state.decision !== null; answers++) game.answerIndexes(player.choose(seen));
  return game;
});

/** @param {number[]} random */
const somewhere = (random) => /** @type {import('@dradis/engine').Game} */ (positions[below(random, positions.length)]);

/** A recorded game and a table with the same answers. */
const { recorded, table } = (() => {
  const game = createGame(pack, { players: 3, seed: 'fuzz a record', windows: 'able' });
  game.run();
  const recorder = new Recorder(game);
  const player = createRandomPlayer('fuzz a record');
  const seen = new SeatView(game);
  const seated = createTable(pack, { players: 3, seed: 'fuzz a record', windows: 'able' });
  for (let answers = 0; answers < 12; answers++) {
    const decision = game.decision();
    if (decision === null) break;
    const choose = player.choose(seen).map((index) => decision.options[index]?.id ?? '');
    recorder.before(decision.player, choose);
    game.answer({ decision: decision.id, choose });
    recorder.after();
    seated.answer(/** @type {import('@dradis/engine').TableSeat} */ (decision.player), { revision: seated.revision, choose });
  }
  return { recorded: recorder.document(), table: seated.save() };
})();

/** @type {Suite} */
function saves(random) {
  const document = throughJson(somewhere(random).save());
  const path = damageData(document, random);
  let game;
  try {
    game = loadGame(pack, throughJson(document));
  } catch (error) {
    return error instanceof BrokenDocument ? undefined : `a save damaged at ${path}: ${words(error)}`;
  }
  try {
    const player = createRandomPlayer(path);
    const seen = new SeatView(game);
    game.run();
    for (let count = 0; count < ANSWERS_AFTER && game.state.decision !== null; count++) game.answerIndexes(player.choose(seen));
    game.view('spectator');
  } catch (error) {
    return [EngineBug, ProgramFault, IllegalAnswer].some((type) => error instanceof type) ? undefined : `a save damaged at ${path} is taken, and then: ${words(error)}`;
  }
  return undefined;
}

/** @type {Suite} */
function replays(random) {
  const document = throughJson(recorded);
  const path = damageData(document, random);
  try {
    const { divergence, answers } = replay(pack, readReplay(throughJson(document)), { to: 12 });
    return divergence === undefined && answers > 12 ? `a replay damaged at ${path} gave ${answers} answers` : undefined;
  } catch (error) {
    return error instanceof BrokenDocument ? undefined : `a replay damaged at ${path}: ${words(error)}`;
  }
}

/** @type {Suite} */
function tables(random) {
  const document = throughJson(table);
  const path = damageData(document, random);
  try {
    openTable(pack, throughJson(document)).view('spectator');
    return undefined;
  } catch (error) {
    return error instanceof BrokenDocument ? undefined : `a table damaged at ${path}: ${words(error)}`;
  }
}

/** @type {Suite} */
function answers(random) {
  const game = somewhere(random);
  const decision = game.decision();
  if (decision === null) return undefined;
  const answer = throughJson({ decision: decision.id, choose: decision.options.slice(0, decision.min).map(({ id }) => id) });
  const path = damageData(answer, random);
  const before = hashState(game.state);
  const saved = game.save();
  try {
    game.answer(/** @type {import('@dradis/engine').Answer} */ (answer));
    // What is damaged may still be legal: then it is put back.
    positions[positions.indexOf(game)] = loadGame(pack, saved);
    return undefined;
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) return `an answer damaged at ${path}: ${words(error)}`;
    return hashState(game.state) === before ? undefined : `an answer damaged at ${path} was refused and changed the state`;
  }
}

/** What the base game is too large for, a small pack takes; every so many cases are of the base game all the same. */
const BASE_ONE_IN = 100;
/** What is declared changes with a file of rules, so that everything is compiled anew. */
const RULES_ONE_IN = 20;
const smallFiles = smallPack();
const smallCompiled = createPackCompiler().update(smallFiles).pack;
if (smallCompiled === null) throw new Error('the small pack does not compile');

/** @type {Suite} */
function compiled(random) {
  const whole = below(random, BASE_ONE_IN) === 0;
  const document = throughJson(whole ? basePack : smallCompiled);
  const path = damageData(document, random);
  try {
    const game = createGame(loadPack(throughJson(document)), { players: 3, seed: 'x' });
    game.run();
    return undefined;
  } catch (error) {
    return [BrokenDocument, EngineBug, ProgramFault].some((type) => error instanceof type) ? undefined : `a compiled pack damaged at ${path}: ${words(error)}`;
  }
}

const baseFiles = Object.entries(baseSources).map(([path, text]) => ({ path, text }));
/** One for each pack, so that only the damaged file is compiled. The base game's is made when it is wanted. */
const smallCompiler = createPackCompiler();
/** @type {import('@dradis/packs').PackCompiler | undefined} */
let baseCompiler;

/** @type {Suite} */
function packs(random) {
  const whole = below(random, BASE_ONE_IN) === 0;
  const files = whole ? baseFiles : smallFiles;
  const compiler = whole ? (baseCompiler ??= createPackCompiler()) : smallCompiler;
  const rules = !whole && below(random, RULES_ONE_IN) === 0;
  const some = files.filter(({ path }) => path.startsWith('cards/') !== rules);
  const card = some[below(random, some.length)] ?? { path: '', text: '' };
  const text = damageText(card.text, random);
  const problem = (/** @type {string} */ what) => `${card.path}: ${what}:\n${JSON.stringify(text)}`;
  try {
    const { pack: made, diagnostics } = compiler.update(files.map((file) => (file === card ? { ...file, text } : file)));
    if (made === null && !diagnostics.some(({ severity }) => severity === 'error')) return problem('refused without a word');
    for (const { primary, secondary } of diagnostics) {
      for (const { file, span } of [primary, ...secondary]) if (!(span.start >= 0 && span.start <= span.end && span.end <= file.text.length)) return problem(`a diagnostic points to ${span.start} to ${span.end} in ${file.path}`);
    }
    if ('polluted' in {}) return problem('changes all objects');
    return made === null || whole ? undefined : played(made, problem);
  } catch (error) {
    return problem(words(error));
  }
}

/** Plays a pack that a damaged text still makes; it may end in a fault of its own. @param {import('@dradis/engine').CompiledPack} made @param {(what: string) => string} problem */
function played(made, problem) {
  try {
    const game = createGame(loadPack(made), { players: made.settings.players.max, seed: 'x' });
    game.run();
    return undefined;
  } catch (error) {
    return [EngineBug, ProgramFault].some((type) => error instanceof type) ? undefined : problem(`compiles, and then: ${words(error)}`);
  }
}

const session = createSession({ pack: basePack, sources: {}, players: 3, seed: 'fuzz' });
// Without the id of its run: it would tell every damage at once, and nothing behind it would be tried.
const document = throughJson({ ...session.save(), run: undefined });

/** @type {Suite} */
function sessions(random) {
  const damaged = throughJson(document);
  const path = damageData(damaged, random);
  const before = session.position().step;
  try {
    const problem = session.restore(/** @type {never} */ (throughJson(damaged)));
    return problem === null || session.position().step === before ? undefined : `a session damaged at ${path} was refused and moved`;
  } catch (error) {
    return `a session damaged at ${path}: ${words(error)}`;
  }
}

/** By name, in the order in which they run. @type {Readonly<Record<string, Suite>>} */
export const suites = { answers, saves, tables, replays, sessions, 'compiled packs': compiled, 'pack texts': packs, sockets };
