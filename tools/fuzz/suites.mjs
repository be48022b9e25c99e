// What is fuzzed: each suite makes one case from a random source and says what must never happen, in words; undefined when all
// is well. Long because a suite is short, and what they have in common is clearest side by side.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { below, BrokenDocument, createGame, createTable, hashState, IllegalAnswer, loadGame, loadPack, openTable, ProgramFault, EngineBug } from '@dradis/engine';
import { createPackCompiler } from '@dradis/packs';
import { createRandomPlayer, readReplay, Recorder, replay, SeatView } from '@dradis/players';
import { createSession } from '@dradis/session';
import { damageData, damageText } from './damage.mjs';

/** @typedef {(random: number[]) => string | undefined} Suite */

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

/** @type {Suite} */
function compiled(random) {
  const document = throughJson(basePack);
  const path = damageData(document, random);
  try {
    const game = createGame(loadPack(throughJson(document)), { players: 3, seed: 'x' });
    game.run();
    return undefined;
  } catch (error) {
    return [BrokenDocument, EngineBug, ProgramFault].some((type) => error instanceof type) ? undefined : `a compiled pack damaged at ${path}: ${words(error)}`;
  }
}

const files = Object.entries(baseSources).map(([path, text]) => ({ path, text }));
const compiler = createPackCompiler();
compiler.update(files);
const cards = files.filter(({ path }) => path.startsWith('cards/'));
const rules = files.filter(({ path }) => path.startsWith('rules/'));
/** A rule that changes makes everything new that uses it, which takes long. */
const RULES_ONE_IN = 20;

/** @type {Suite} */
function packs(random) {
  const some = below(random, RULES_ONE_IN) === 0 ? rules : cards;
  const card = some[below(random, some.length)] ?? { path: '', text: '' };
  const text = damageText(card.text, random);
  const problem = (/** @type {string} */ what) => `${card.path}: ${what}:\n${JSON.stringify(text)}`;
  try {
    const { pack: made, diagnostics } = compiler.update(files.map((file) => (file === card ? { ...file, text } : file)));
    if (made === null && !diagnostics.some(({ severity }) => severity === 'error')) return problem('refused without a word');
    for (const { primary, secondary } of diagnostics) {
      for (const { file, span } of [primary, ...secondary]) if (!(span.start >= 0 && span.start <= span.end && span.end <= file.text.length)) return problem(`a diagnostic points to ${span.start} to ${span.end} in ${file.path}`);
    }
    return 'polluted' in {} ? problem('changes all objects') : undefined;
  } catch (error) {
    return problem(words(error));
  }
}

const session = createSession({ pack: basePack, sources: {}, players: 3, seed: 'fuzz' });
const document = throughJson(session.save());

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
export const suites = { answers, saves, tables, replays, sessions, 'compiled packs': compiled, 'pack texts': packs };
