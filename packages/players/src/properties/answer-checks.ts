/** Whether a question takes what it offers and nothing else. Must leave the game as it is: answers are tried on copies. */
import { below, cloneGame, type Decision, type Game, hashState, IllegalAnswer } from '@dradis/engine';

type Choice = readonly string[];
const STRANGE = ['', 'no such option', '__proto__', 'constructor', 'pass', '-1', '0'];
const STRANGE_NUMBERS = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31];

const words = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Each option once, filled up with its neighbours where more than one must be chosen. */
function offered({ options, min, max }: Decision): Choice[] {
  const size = Math.max(min, Math.min(1, max));
  if (size === 0) return [[]];
  return options.map((_, index) => Array.from({ length: size }, (__, offset) => options[(index + offset) % options.length]?.id ?? ''));
}

/** Choices that are wrong in one way each: too few, too many, one twice, one that is not there. */
function wrong({ options, min, max }: Decision, random: number[]): Choice[] {
  const ids = options.map(({ id }) => id);
  const some = ids[below(random, Math.max(1, ids.length))] ?? '';
  const strange = STRANGE.filter((id) => !ids.includes(id));
  const choices: Choice[] = [[...ids.slice(0, max), strange[below(random, strange.length)] ?? ''], [strange[below(random, strange.length)] ?? '']];
  if (min > 0) choices.push(ids.slice(0, min - 1));
  if (max < ids.length) choices.push(ids.slice(0, max + 1));
  if (max >= 2 || min === 2) choices.push([some, some]);
  return choices;
}

function refusal(act: () => void): string | undefined {
  try {
    act();
    return 'is accepted';
  } catch (error) {
    return error instanceof IllegalAnswer ? undefined : `fails with ${words(error)}`;
  }
}

/**
 * What is wrong with the waiting question, in words; empty when nothing is, and when none waits. Every option is
 * accepted by a copy; random other answers, answers by another seat's number and stale ones are refused, with the state
 * the same to the last bit.
 */
export function checkAnswers(game: Game, random: number[]): string[] {
  const decision = game.decision();
  if (decision === null) return [];
  const out: string[] = [];
  const { id } = decision;
  if (new Set(decision.options.map((option) => option.id)).size < decision.options.length) out.push(`decision ${id} offers two options called alike`);
  for (const choose of offered(decision)) {
    try {
      cloneGame(game).answer({ decision: id, choose });
    } catch (error) {
      out.push(`decision ${id} offers ${choose.join(', ')} but fails with ${words(error)}`);
    }
  }
  const before = hashState(game.state);
  const { options } = decision;
  const attempts: (readonly [string, () => void])[] = [
    ...wrong(decision, random).map((choose) => [`[${choose.join(', ')}]`, () => { game.answer({ decision: id, choose }); }] as const),
    ...[id - 1, id + 1].map((stale) => [`an answer to ${stale}`, () => { game.answer({ decision: stale, choose: options.slice(0, Math.max(1, decision.min)).map((option) => option.id) }); }] as const),
    ...STRANGE_NUMBERS.map((index) => [`option ${index}`, () => { game.answerIndexes([index]); }] as const),
    ['an option past the last', () => { game.answerIndexes([options.length]); }],
  ];
  for (const [what, act] of attempts) {
    const failed = refusal(act);
    if (failed !== undefined) out.push(`decision ${id}: ${what} ${failed}`);
    if (hashState(game.state) !== before) return [...out, `decision ${id}: ${what} was refused and changed the state`];
  }
  return out;
}
