// Tries a card at a moment of a game: as a game of its own that begins there, with the answers given so far, on every face of every
// die that is not laid ready. Must not touch the game whose moment it is.
import type { BenchAnswer, BenchOutcome, BenchQuestion } from '@dradis/elements';
import { createSession, type Decision, type Session } from '@dradis/session';
import type { PlayedScenario } from '../../session/play-beside.js';
import { barsOf, gameAt, NOTHING, type MomentTrial, type ScriptedPick } from './bench.js';
import { everyFace } from './every-face.js';
import { stackOn } from './stack-on.js';

/** More questions than any card asks. */
const MOST_QUESTIONS = 400;

type Options = Parameters<typeof gameAt>[0];

/** How far one fall of the dice came. */
interface Came {
  readonly told: string;
  readonly asked: Decision | null;
  readonly trail: readonly BenchAnswer[];
  /** The answers that were given, as ids. */
  readonly choices: readonly (readonly string[])[];
  readonly rolled: number;
  readonly scenario: string | undefined;
}

/** A game that begins at the moment with the card; and what its position is made from. Throws with a reason when there is none. */
function begun(trial: MomentTrial, pack: Options, onward = false): { readonly session: Session; readonly playable: Omit<PlayedScenario['playable'], 'answers'> } {
  const options = { ...pack, naming: trial.naming };
  const game = gameAt(options, trial.game);
  stackOn(game, trial.on);
  const { begin, mistakes } = game.beginHere(trial.when, { title: trial.title, dice: trial.dice, onward });
  const [wrong] = mistakes;
  if (begin === null) throw new Error(wrong === undefined ? 'The card cannot be carried out here' : `${wrong.title}${wrong.help === null ? '' : `. ${wrong.help}`}`);
  const { players, seed, switches } = game.save();
  return { session: createSession({ ...options, players, seed, windows: 'able', switches, begin }), playable: { players, seed, switches, ...begin } };
}

const listed = (pick: ScriptedPick['pick']): readonly string[] => (typeof pick === 'string' ? [pick] : pick);

/** The ids of the options that an answer names by their labels; undefined when they are not on offer. */
function idsOf({ options, min, max }: Decision, pick: ScriptedPick['pick']): string[] | undefined {
  const left = [...options];
  const ids = listed(pick).map((label) => {
    const index = left.findIndex((option) => option.label === label);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.id;
  });
  return ids.every((id) => id !== undefined) && ids.length >= min && ids.length <= max ? ids : undefined;
}

/** Plays from where the session stands: the given answers to their questions, windows passed, up to a question without one. */
function play(session: Session, answers: readonly ScriptedPick[]): Omit<Came, 'scenario'> {
  const trail: BenchAnswer[] = [];
  const choices: (readonly string[])[] = [];
  const left = [...answers];
  let asked: Decision | null = null;
  for (let questions = 0; questions < MOST_QUESTIONS; questions += 1) {
    const stop = session.run({ until: 'decision', direction: 1 });
    if (stop.error !== undefined) throw new Error(stop.error.message);
    const decision = session.decision();
    if (decision === null) break;
    const [next] = left;
    const named = next?.player === decision.playerTitle ? idsOf(decision, next.pick) : undefined;
    const passed = named === undefined && decision.form === 'react' ? decision.options.find(({ id }) => id === 'pass')?.id : undefined;
    const choose = named ?? (passed === undefined ? undefined : [passed]);
    if (choose === undefined) {
      asked = decision;
      break;
    }
    if (named !== undefined) left.shift();
    trail.push({ player: decision.playerTitle, question: decision.prompt, answer: named === undefined ? 'pass' : listed(next?.pick ?? []).join(', ') || 'none', scripted: named !== undefined });
    choices.push(choose);
    session.answer(choose);
  }
  const { last } = session.position();
  const changes = session.changes(0, last).filter(({ kind, path }) => kind !== 'order' && !path.startsWith('game/'));
  const told = [...changes.map((change) => change.told.replace(/\.$/, '')), ...(asked === null ? [] : [`${asked.playerTitle} is asked`])];
  return { told: told.length === 0 ? NOTHING : told.join('; '), asked, trail, choices, rolled: session.timeline().filter(({ kind }) => kind === 'roll').length };
}

/** One fall of the dice, on a branch of its own that is taken away again. */
function fall(session: Session, trial: MomentTrial, dice: readonly number[], title: string): Came {
  session.branches.switch('main');
  const made = session.branches.make({ at: 0, change: { kind: 'dice', dice } });
  if (made.problem !== null) throw new Error(made.problem);
  const came = play(session, trial.answers);
  const written = came.asked === null ? session.scenario({ title, from: 0, when: trial.when }) : undefined;
  session.branches.switch('main');
  session.branches.remove(made.branch);
  return { ...came, scenario: written?.text ?? undefined };
}

function questionOf({ playerTitle, prompt, options, min, max }: Decision): BenchQuestion {
  return { player: playerTitle, who: playerTitle, prompt, options: options.map(({ label }) => ({ pick: label, label })), min, max, answerable: true };
}

/** Tries a card at a moment of a game. Throws with a reason when it cannot be tried. */
export function tryAtMoment(trial: MomentTrial, options: Options): BenchOutcome & { readonly scenario: string | undefined } {
  const { session } = begun(trial, options);
  const answered = trial.answers.map(({ pick }) => listed(pick).join(' and ') || 'none');
  const titled = (dice: readonly number[]): string => [trial.title, ...answered, ...(dice.length === 0 ? [] : [`dice ${dice.join(' ')}`])].join(', ');
  const { falls, complete } = everyFace<Came>(trial.dice, (rows) => rows.map((dice) => {
    const came = fall(session, trial, dice, titled(dice));
    return { more: came.rolled > dice.length, came };
  }));
  const [first] = falls;
  if (first === undefined) throw new Error('Nothing came of it, not even nothing');
  const asked = falls.map(({ came }) => came.asked).find((one) => one !== null);
  const kinds = new Map(falls.map((one) => [one.came.told, one.came] as const).reverse());
  const texts = [...kinds.values()].reverse().map(({ scenario }) => scenario);
  return {
    trail: first.came.trail, asked: asked === undefined ? null : questionOf(asked), bars: barsOf(falls, ({ told }) => told, trial.dice.length), total: 1, exact: complete,
    note: complete ? undefined : 'More dice are rolled than all ways of can be tried; the rest came by chance.',
    scenario: asked === undefined && texts.every((text) => text !== undefined) ? texts.join('\n') : undefined,
  };
}

/** The same, to be played on the board; `onward` with the game that goes on when the card is done. `answered` counts those of `answers` that were given on the bench. */
export function playAtMoment(trial: MomentTrial, options: Options, onward = false): PlayedScenario & { readonly answered: number } {
  const { session, playable } = begun(trial, options);
  const { choices, trail } = play(session, trial.answers);
  const from = onward ? begun(trial, options, true).playable : playable;
  return { title: trial.title, playable: { ...from, answers: choices }, failures: [], answered: trail.findLastIndex(({ scripted }) => scripted) + 1 };
}
