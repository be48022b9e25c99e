/** Repeats what was played, from the nearest copy of the state. Must not record anything. */
import type { OutsideInput, SessionInput } from '../types/document.js';
import type { Checkpoints } from './checkpoints.js';
import type { Inputs } from './inputs.js';

/** A game that can be brought to a position of the line. `S` is its state. */
export interface ReplayedGame<S> {
  /** The live state. */
  readonly state: { readonly decision: object | null };
  /** Makes the live state a copy of `state`. */
  restore(state: S): void;
  /** Carries out one instruction; throws what the engine throws. */
  step(): void;
  /** Takes an answer; throws and changes nothing when it is refused. */
  answer(choose: readonly string[]): void;
  /** Takes a change from outside; throws BrokenDocument when it is refused, and may then be half done. */
  put(input: OutsideInput): void;
}

/** What is recorded of a line. */
export interface Recorded<S> {
  readonly checkpoints: Checkpoints<S>;
  readonly inputs: Inputs;
}

function isOutside(input: SessionInput): input is OutsideInput {
  return input.kind !== 'answer';
}

function repeatOne<S>(game: ReplayedGame<S>, { inputs }: Recorded<S>, at: number): void {
  if (game.state.decision === null) game.step();
  else game.answer(inputs.answerAt(at)?.choose ?? []);
  for (let i = inputs.from(at + 1); inputs.all[i]?.step === at + 1; i++) {
    const input = inputs.all[i];
    if (input !== undefined && isOutside(input)) game.put(input);
  }
}

/** Brings a game that stands at `at` (-1: nowhere) to a recorded position; says whether its state is another copy now. */
export function replay<S>(game: ReplayedGame<S>, recorded: Recorded<S>, at: number, position: number): boolean {
  const from = recorded.checkpoints.before(position);
  const jump = from !== undefined && (at > position || from.position > at);
  if (jump) game.restore(from.state);
  for (let now = jump ? from.position : at; now < position; now++) repeatOne(game, recorded, now);
  return jump;
}
