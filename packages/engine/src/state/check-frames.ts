/** Checks that the frames of a loaded state can be run. Must not run them. */
import { BrokenDocument } from '../errors/broken-document.js';
import { USE, USE_EVENT, USE_INSTANCE, USE_PARTS, USE_PLAYER, WINDOW } from '../machine/frames.js';
import { currentPc } from '../machine/place.js';
import type { Layout } from '../pack/layout.js';
import { WINDOW_ASKERS, WINDOW_BACK, WINDOW_EVENT, WINDOW_INTENTS, WINDOW_NEXT, WINDOW_PARTS, WINDOW_PHASE, WINDOW_USED } from '../window/window-slots.js';
import type { Frame, State } from './state.js';

function within(value: unknown, lo: number, hi: number, at: string): void {
  if (typeof value !== 'number' || value < lo || value >= hi) throw new BrokenDocument(at, `expected a number from ${lo} to ${hi - 1}`);
}

function lists(frame: Frame, slots: readonly number[], at: string): void {
  for (const slot of slots) if (typeof frame.locals[slot] !== 'object') throw new BrokenDocument(`${at}.locals[${slot}]`, 'expected a list');
}

function participants(layout: Layout, frame: Frame, event: number, first: number, at: string): void {
  const wanted = first + (event < 0 ? 0 : (layout.events[event]?.names.length ?? 0));
  if (frame.locals.length !== wanted) throw new BrokenDocument(`${at}.locals`, `expected ${wanted} values, found ${frame.locals.length}`);
}

function checkWindow(layout: Layout, frame: Frame, at: string): void {
  within(frame.locals[WINDOW_EVENT], 0, layout.events.length, `${at}.locals[${WINDOW_EVENT}]`);
  within(frame.locals[WINDOW_PHASE], 0, 4, `${at}.locals[${WINDOW_PHASE}]`);
  within(frame.locals[WINDOW_NEXT], 0, layout.players + 1, `${at}.locals[${WINDOW_NEXT}]`);
  lists(frame, [WINDOW_USED, WINDOW_ASKERS, WINDOW_INTENTS, WINDOW_BACK], at);
  participants(layout, frame, frame.locals[WINDOW_EVENT] as number, WINDOW_PARTS, at);
}

function checkUse(layout: Layout, frame: Frame, at: string): void {
  within(frame.locals[USE_INSTANCE], 0, layout.instances.length, `${at}.locals[${USE_INSTANCE}]`);
  within(frame.locals[USE_PLAYER], -1, layout.playerLo + layout.players, `${at}.locals[${USE_PLAYER}]`);
  within(frame.locals[USE_EVENT], -1, layout.events.length, `${at}.locals[${USE_EVENT}]`);
  participants(layout, frame, frame.locals[USE_EVENT] as number, USE_PARTS, at);
}

function checkProgram(layout: Layout, frame: Frame, at: string): void {
  const program = layout.programs[frame.program];
  if (program === undefined) throw new BrokenDocument(`${at}.program`, `there is no program ${frame.program}`);
  if (frame.pc > program.length) throw new BrokenDocument(`${at}.pc`, `"${program.id}" has no instruction ${frame.pc}`);
  if (frame.locals.length !== program.locals.length) {
    throw new BrokenDocument(`${at}.locals`, `"${program.id}" has ${program.locals.length} slots, found ${frame.locals.length}`);
  }
}

function checkDecision(layout: Layout, state: State): void {
  const { decision, frames } = state;
  if (decision === null) return;
  const top = frames[frames.length - 1];
  const window = decision.form === 'react' || decision.form === 'order';
  if (top === undefined || (top.program === WINDOW) !== window) throw new BrokenDocument('state.decision', 'nothing on the stack asked this');
  if (!window && layout.programs[top.program]?.asks[currentPc(top)]?.form !== decision.form) {
    throw new BrokenDocument('state.decision', 'the running instruction does not ask this');
  }
}

/** Throws BrokenDocument when a frame, or the waiting decision, does not fit the layout. */
export function checkFrames(layout: Layout, state: State): void {
  state.frames.forEach((frame, i) => {
    const at = `state.frames[${i}]`;
    if (frame.program === WINDOW) checkWindow(layout, frame, at);
    else if (frame.program === USE) checkUse(layout, frame, at);
    else checkProgram(layout, frame, at);
    const below = state.frames[i - 1];
    if (frame.ret >= 0 && (below === undefined || frame.ret >= below.locals.length)) throw new BrokenDocument(`${at}.ret`, 'the result has nowhere to go');
    if (frame.tallies > state.tallies.length) throw new BrokenDocument(`${at}.tallies`, `there are only ${state.tallies.length} tallies`);
  });
  checkDecision(layout, state);
}
