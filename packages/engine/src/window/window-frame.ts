/**
 * The native frame of a window: forced abilities one after another, then rounds in which players may act, until all pass.
 * After every use all of it is looked at anew. Rulings. Must not know what events are for.
 */
import { invariant } from '../errors/engine-bug.js';
import { offer } from '../decision/offer.js';
import { popFrame, pushFrame, RET_NOTHING, WINDOW } from '../machine/frames.js';
import type { Machine } from '../machine/machine.js';
import type { Frame } from '../state/state.js';
import { EMPTY, NONE, type Value } from '../state/value.js';
import { dueUses, openUses, orderingPlayer, playersToAsk } from './candidates.js';
import { codeInstance, codePlayer } from './use-code.js';
import { pushUse } from './use-frame.js';
import {
  PHASE_ASK,
  PHASE_FORCED,
  PHASE_PICK,
  PHASE_ROUND,
  WINDOW_ASKERS,
  WINDOW_BACK,
  WINDOW_EVENT,
  WINDOW_INTENTS,
  WINDOW_NEXT,
  WINDOW_PARTS,
  WINDOW_PHASE,
  WINDOW_USED,
} from './window-slots.js';

/** Pushes a window if anybody can act on the event or has to be asked. */
export function openWindow(m: Machine, event: number, parts: readonly Value[], back: readonly number[]): void {
  const due = dueUses(m, event, parts, 0, EMPTY);
  const askers = due.length > 0 ? EMPTY : playersToAsk(m, event, parts, 0, EMPTY);
  if (due.length === 0 && askers.length === 0) return;
  const locals: Value[] = [event, PHASE_FORCED, EMPTY, EMPTY, 0, EMPTY, back];
  for (let i = 0; i < parts.length; i++) locals.push(parts[i] as Value);
  pushFrame(m, WINDOW, locals, RET_NOTHING);
  m.foreseen = { frame: m.state.frames[m.state.frames.length - 1] as Frame, due, askers };
}

function listAt(f: Frame, slot: number): readonly number[] {
  return f.locals[slot] as readonly number[];
}

function startUse(m: Machine, f: Frame, code: number): void {
  f.locals[WINDOW_USED] = [...listAt(f, WINDOW_USED), code];
  f.locals[WINDOW_PHASE] = PHASE_FORCED;
  f.locals[WINDOW_INTENTS] = EMPTY;
  const event = f.locals[WINDOW_EVENT] as number;
  pushUse(m, codeInstance(m.layout, code), codePlayer(m.layout, code), event, f.locals, WINDOW_PARTS);
}

/** Starts the only use, or lets the ordering player say which is next. */
function startOneOf(m: Machine, f: Frame, codes: readonly number[]): void {
  const first = codes[0];
  invariant(first !== undefined, 'a window has nothing to start');
  const player = orderingPlayer(m);
  if (codes.length === 1 || player < 0) startUse(m, f, first);
  else offer(m, 'order', player, codes, 1, 1);
}

function close(m: Machine, f: Frame): void {
  popFrame(m, NONE);
  const announcer = m.state.frames[m.state.frames.length - 1];
  const changes = m.layout.events[f.locals[WINDOW_EVENT] as number]?.changes ?? [];
  const back = listAt(f, WINDOW_BACK);
  for (let i = 0; i < back.length; i++) {
    const slot = back[i] as number;
    if (slot >= 0 && changes[i] === true && announcer !== undefined) announcer.locals[slot] = f.locals[WINDOW_PARTS + i] as Value;
  }
}

function askNext(m: Machine, f: Frame): void {
  const askers = listAt(f, WINDOW_ASKERS);
  const event = f.locals[WINDOW_EVENT] as number;
  const player = askers[f.locals[WINDOW_NEXT] as number];
  if (player !== undefined) {
    const open = openUses(m, event, player, f.locals, WINDOW_PARTS, listAt(f, WINDOW_USED));
    open.push(NONE);
    offer(m, 'react', player, open, 1, 1);
    return;
  }
  const intents = listAt(f, WINDOW_INTENTS);
  if (intents.length === 0) {
    close(m, f);
    return;
  }
  f.locals[WINDOW_PHASE] = PHASE_PICK;
  startOneOf(m, f, intents);
}

/** One step of a window. */
export function stepWindow(m: Machine, f: Frame): void {
  const event = f.locals[WINDOW_EVENT] as number;
  const used = listAt(f, WINDOW_USED);
  const phase = f.locals[WINDOW_PHASE];
  const foreseen = m.foreseen?.frame === f ? m.foreseen : null;
  if (phase === PHASE_FORCED) {
    const due = foreseen?.due ?? dueUses(m, event, f.locals, WINDOW_PARTS, used);
    if (due.length === 0) {
      f.locals[WINDOW_PHASE] = PHASE_ROUND;
      return;
    }
    m.foreseen = null;
    startOneOf(m, f, due);
  } else if (phase === PHASE_ROUND) {
    const askers = foreseen?.askers ?? playersToAsk(m, event, f.locals, WINDOW_PARTS, used);
    m.foreseen = null;
    f.locals[WINDOW_ASKERS] = askers;
    f.locals[WINDOW_NEXT] = 0;
    f.locals[WINDOW_PHASE] = PHASE_ASK;
    if (askers.length === 0) close(m, f);
  } else {
    askNext(m, f);
  }
}

/** Takes the answer to the window's question: a use, or none for pass. */
export function answerWindow(m: Machine, f: Frame, option: number): void {
  if (f.locals[WINDOW_PHASE] !== PHASE_ASK) {
    startUse(m, f, option);
    return;
  }
  if (option >= 0) f.locals[WINDOW_INTENTS] = [...listAt(f, WINDOW_INTENTS), option];
  f.locals[WINDOW_NEXT] = (f.locals[WINDOW_NEXT] as number) + 1;
}
