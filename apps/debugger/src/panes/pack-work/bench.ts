// Tries a card in the position scenarios start from; what a trial is, and what its outcomes look like. Must not keep anything between
// two trials.
import type { BenchAnswer, BenchOutcome, BenchQuestion } from '@dradis/elements';
import type { OpenQuestion, ScenarioResult } from '@dradis/scenarios';
import { createSession, type Decision, type Naming, type Session, type SessionDocument } from '@dradis/session';
import { bandsOf, everyFace, type Weighed } from './every-face.js';
import type { CardsOnTop } from './stack-on.js';
import type { TrialWords } from './trial-words.js';

/** An answer for the card, in the words of a scenario. */
export interface ScriptedPick {
  readonly player: string;
  readonly pick: string | readonly string[];
}

/** What is tried in the position scenarios start from. */
export interface ScenarioTrial {
  /** How the game calls its players and cards. */
  readonly naming: Naming;
  readonly card: string;
  readonly title: string;
  readonly when: string;
  readonly on: CardsOnTop;
  /** Lines `KEY: VALUE`, as a scenario has them. */
  readonly given: string;
  readonly dice: readonly number[];
  readonly answers: readonly ScriptedPick[];
}

/** What is tried at a moment of a game: that of a document, or where a game by chance meets a condition. */
export interface MomentTrial {
  /** How the game calls its players and cards. */
  readonly naming: Naming;
  readonly when: string;
  readonly title: string;
  readonly on: CardsOnTop;
  readonly dice: readonly number[];
  readonly answers: readonly ScriptedPick[];
  readonly game: { readonly document: SessionDocument } | { readonly seed: string; readonly players: number; readonly condition: string };
}

/** More answers than games have. */
const MOST_ANSWERS = 4000;
/** How it is told that nothing came of a trial. */
export const NOTHING = 'nothing changes';

function givenLines({ given, on }: ScenarioTrial): string[] {
  const own = given.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  return [...Object.entries(on).map(([zone, cards]) => `${zone}: ${JSON.stringify(cards)}`), ...own];
}

/** The text of a scenario; `changes` and `ends` are what is to come of it. */
function scenarioText(trial: ScenarioTrial, dice: readonly number[], title: string, changes: Readonly<Record<string, number>>, ends?: string): string {
  const given = givenLines(trial);
  return [
    `- scenario: ${JSON.stringify(title)}`,
    `  covers: [${trial.card}]`,
    ...(given.length === 0 ? [] : ['  given:', ...given.map((line) => `    ${line}`)]),
    `  when: ${JSON.stringify(trial.when)}`,
    ...(dice.length === 0 ? [] : [`  dice: ${JSON.stringify(dice)}`]),
    ...(trial.answers.length === 0 ? [] : ['  answers:', ...trial.answers.map(({ player, pick }) => `    - ${player}: ${JSON.stringify(pick)}`)]),
    `  changes: ${JSON.stringify(changes)}`,
    ...(ends === undefined ? [] : [`  ends: ${ends}`]),
    '',
  ].join('\n');
}

/** A trial with the answers given so far, as a scenario that has its title. */
export function trialText(trial: ScenarioTrial): string {
  return scenarioText(trial, trial.dice, trial.title, {});
}

/** What an id is called by people. */
type Calls = (id: string) => string;

/** What came of a fall of the dice, as its outcomes are told apart. */
interface Came {
  readonly told: string;
  readonly result: ScenarioResult;
}

function toldOf({ reached, trail }: ScenarioResult, call: Calls): string {
  const changes = Object.entries(reached?.changes ?? {}).map(([name, by]) => `${call(name)} ${by > 0 ? '+' : '−'}${String(Math.abs(by))}`);
  const parts = [...changes, ...(reached?.outcome === undefined ? [] : [`the game ends: ${call(reached.outcome)}`]), ...(reached?.asked === undefined ? [] : [`${call(reached.asked.player)} is asked`])];
  return parts.length > 0 ? parts.join(', ') : trail.length > 0 ? 'no level changes' : NOTHING;
}

/** The falls with the same outcome as one bar each, in order of their chance. */
export function barsOf<T>(falls: readonly Weighed<T>[], told: (came: T) => string, fixed: number): BenchOutcome['bars'] {
  const groups = new Map<string, { share: number; first: number[]; deep: boolean }>();
  for (const { dice, share, came } of falls) {
    const key = told(came);
    const group = groups.get(key) ?? { share: 0, first: [], deep: false };
    group.share += share;
    const die = dice[fixed];
    if (die !== undefined) group.first.push(die);
    group.deep ||= dice.length > fixed + 1;
    groups.set(key, group);
  }
  return [...groups].map(([detail, { share, first, deep }]) => ({ label: first.length === 0 ? 'always' : `${deep ? 'first ' : ''}die ${bandsOf(first)}`, count: share, detail })).sort((a, b) => b.count - a.count);
}

function hardFailure(result: ScenarioResult | undefined): string | undefined {
  const failure = result?.failures.find(({ kind, expected }) => kind === 'given' || kind === 'fault' || (kind === 'answers' && !expected.startsWith('an answer')));
  return failure === undefined || (failure.kind === 'answers' && result?.reached?.asked !== undefined) ? undefined : `Wanted ${failure.expected}; found ${failure.found}`;
}

/** What a trial needs of who runs it. */
export interface TrialRunner {
  readonly run: (text: string) => ScenarioResult[];
  readonly call: Calls;
  /** How the game of the trial puts its questions when the dice fall so. */
  readonly words: (dice: readonly number[]) => TrialWords;
}

/** The open question: named as answers name it, said as the game says it. */
function questionOf(open: OpenQuestion, asked: Decision | null, call: Calls): BenchQuestion {
  const labels = asked?.options.length === open.options.length ? asked.options.map(({ label }) => label) : open.options;
  const [min, max] = open.form === 'some' ? [open.min, open.max] : [1, 1];
  return { player: open.player, who: asked?.playerTitle ?? call(open.player), prompt: asked?.prompt ?? '', options: open.options.map((pick, index) => ({ pick, label: labels[index] ?? pick })), min, max, answerable: true };
}

/** Tries a card in the position scenarios start from, over every face of every die that is not laid ready. Throws with a reason when it cannot be tried. */
export function tryAsScenario(trial: ScenarioTrial, { run, call, words }: TrialRunner): BenchOutcome & { readonly scenario: string } {
  const { falls, complete } = everyFace<Came>(trial.dice, (rows) => {
    const results = run(rows.map((dice, index) => scenarioText(trial, dice, `try ${String(index)}`, {})).join('\n'));
    const wrong = hardFailure(results[0]);
    if (wrong !== undefined) throw new Error(wrong);
    return results.map((result) => ({ more: (result.reached?.unscriptedDice ?? 0) > 0, came: { told: toldOf(result, call), result } }));
  });
  const shown = falls.find(({ came }) => came.result.reached?.asked !== undefined) ?? falls[0];
  if (shown === undefined) throw new Error('Nothing came of it, not even nothing: the scenario could not be run');
  const { result } = shown.came;
  const said = words(shown.dice);
  const open = result.reached?.asked;
  const question = open === undefined ? null : questionOf(open, said.asked, call);
  const trail: BenchAnswer[] = result.trail.map(({ player, question: prompt, answer, scripted }, index) => ({ ...(said.answered[index] ?? { player: call(player), question: prompt, answer }), scripted }));
  const titled = (dice: readonly number[]): string => [trial.title, ...trial.answers.map(({ pick }) => (typeof pick === 'string' ? pick : pick.length === 0 ? 'none' : pick.join(' and '))), ...(dice.length === 0 ? [] : [`dice ${dice.join(' ')}`])].join(', ');
  // One scenario for each different outcome, by the first dice that lead to it.
  const kinds = new Map(falls.map((fall) => [fall.came.told, fall] as const).reverse());
  const scenario = [...kinds.values()].reverse().map(({ dice, came }) => scenarioText(trial, dice, titled(dice), came.result.reached?.changes ?? {}, came.result.reached?.outcome)).join('\n');
  return { trail, asked: question, bars: barsOf(falls, ({ told }) => told, trial.dice.length), total: 1, exact: complete, note: complete ? undefined : 'More dice are rolled than all ways of can be tried; the rest came by chance.', scenario };
}

/** The game of a trial, standing where it is to be tried. Throws with a reason when it does not get there. */
export function gameAt(options: Omit<Parameters<typeof createSession>[0], 'players' | 'seed'>, game: MomentTrial['game']): Session {
  if ('document' in game) {
    const { document } = game;
    const session = createSession({ ...options, players: document.players, seed: document.seed, windows: document.windows, switches: document.switches });
    const problem = session.restore(document);
    if (problem !== null) throw new Error(`The game could not be taken to the bench: ${problem.message}`);
    session.goto(document.step);
    return session;
  }
  const session = createSession({ ...options, players: game.players, seed: game.seed, windows: 'able' });
  session.playSetUp();
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const { raw, problem, mistakes } = session.evaluate(game.condition);
    const wrong = mistakes[0]?.title ?? problem;
    if (wrong !== null && mistakes.length > 0) throw new Error(wrong);
    if (raw === true) return session;
    if (session.position().ended) break;
    session.answerAtRandom('decision');
  }
  throw new Error('The game ended before the condition was met at any question; another seed may meet it');
}
