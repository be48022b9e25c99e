/** Pushing and popping frames, and the codes of native ones. Must not know what instructions or windows do. */
import { BudgetExceeded } from '../errors/program-fault.js';
import { invariant } from '../errors/engine-bug.js';
import type { LoadedProgram } from '../pack/layout.js';
import { type Frame, makeFrame } from '../state/state.js';
import { NONE, type Value } from '../state/value.js';
import type { Machine } from './machine.js';
import { placeOf } from './place.js';

/** A window: others may act on an event. */
export const WINDOW = -1;
/** One use of an ability. */
export const USE = -2;

/** `ret` of a frame without a result. */
export const RET_NOTHING = -1;
/** `ret` of an ability's effect: its participants go back to the use that it belongs to. */
export const RET_PARTICIPANTS = -2;

/** A use's locals: instance, player, how far it got, event (-1: none), then the participants. */
export const USE_INSTANCE = 0;
export const USE_PLAYER = 1;
export const USE_PHASE = 2;
export const USE_EVENT = 3;
export const USE_PARTS = 4;

/** Pushes a frame with these locals. Throws BudgetExceeded when the stack is as deep as the pack allows. */
export function pushFrame(m: Machine, program: number, locals: Value[], ret: number): void {
  const { frames, tallies } = m.state;
  const limit = m.layout.pack.settings.depthBudget;
  if (frames.length >= limit) throw new BudgetExceeded('depth', limit, placeOf(m));
  frames.push(makeFrame(program, 0, locals, tallies.length, ret));
}

/** Pushes an effect or ability: you, this, then the participants. */
export function pushEffect(
  m: Machine,
  program: LoadedProgram,
  you: number,
  source: number,
  parts: readonly Value[],
  from: number,
  ret: number,
): void {
  const locals = program.start.slice();
  locals[0] = you;
  locals[1] = source;
  for (let i = from; i < parts.length; i++) locals[2 + i - from] = parts[i] as Value;
  pushFrame(m, program.index, locals, ret);
}

/** The use that the topmost effect belongs to: the nearest one below the top of the stack. */
export function nearestUse(m: Machine): Frame {
  const { frames } = m.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    if (frame.program === USE) return frame;
  }
  invariant(false, 'an ability is being resolved, but nobody uses one');
}

/** Ends the top frame: its tallies go, its result or participants go where they belong. */
export function popFrame(m: Machine, result: Value): void {
  const { frames, tallies } = m.state;
  const frame = frames.pop();
  invariant(frame !== undefined, 'there is no frame to end');
  let value = result;
  if (tallies.length > frame.tallies) {
    // A tally that is given back outlives its frame: it moves into the first place that falls free.
    const gives = frame.program >= 0 && m.programs[frame.program]?.returns === 'tally' ? tallies[result as number] : undefined;
    tallies.length = frame.tallies;
    if (gives !== undefined && (result as number) >= frame.tallies) {
      value = tallies.length;
      tallies.push(gives);
    }
  }
  if (frame.ret >= 0) {
    const below = frames[frames.length - 1];
    invariant(below !== undefined, 'a result has nowhere to go');
    below.locals[frame.ret] = value;
  } else if (frame.ret === RET_PARTICIPANTS) {
    const use = nearestUse(m);
    for (let i = USE_PARTS; i < use.locals.length; i++) {
      use.locals[i] = frame.locals[2 + i - USE_PARTS] ?? NONE;
    }
  }
}
