/**
 * The native frame of one use of an ability: note the use, let its effect run (inside the kind's on-use program if there
 * is one), then hand the participants back to the window it belongs to. Must not decide who may use what.
 */
import { noteUse } from '../ability/limits.js';
import { invariant } from '../errors/engine-bug.js';
import { eventThing } from '../events/event-thing.js';
import {
  popFrame,
  pushEffect,
  pushFrame,
  RET_NOTHING,
  RET_PARTICIPANTS,
  USE,
  USE_EVENT,
  USE_INSTANCE,
  USE_PARTS,
  USE_PHASE,
  USE_PLAYER,
  WINDOW,
} from '../machine/frames.js';
import type { Machine } from '../machine/machine.js';
import type { Frame } from '../state/state.js';
import type { Value } from '../state/value.js';
import { WINDOW_PARTS } from './window-slots.js';

/** Pushes a use; `parts` from `from` on are the participants of the event, none for an action (`event` -1). */
export function pushUse(m: Machine, instance: number, player: number, event: number, parts: readonly Value[], from: number): void {
  const locals: Value[] = [instance, player, 0, event];
  for (let i = from; i < parts.length; i++) locals.push(parts[i] as Value);
  pushFrame(m, USE, locals, RET_NOTHING);
}

function begin(m: Machine, f: Frame): void {
  const instance = m.layout.instances[f.locals[USE_INSTANCE] as number];
  invariant(instance !== undefined, 'an ability is used that is not there');
  const player = f.locals[USE_PLAYER] as number;
  noteUse(m, instance.ability, player);
  m.onEvent?.({
    type: 'ability-used',
    step: m.state.step,
    ability: instance.id,
    source: eventThing(m, instance.source),
    player: m.layout.ids[player] ?? null,
  });
  const onUse = m.programs[instance.onUse];
  const program = m.programs[instance.ability.program];
  if (onUse !== undefined) pushEffect(m, onUse, player, instance.source, [instance.index], 0, RET_NOTHING);
  else if (program !== undefined) {
    pushEffect(m, program, player, instance.source, f.locals, USE_PARTS, RET_PARTICIPANTS);
  }
}

function finish(m: Machine, f: Frame): void {
  popFrame(m, -1);
  const event = f.locals[USE_EVENT] as number;
  const window = m.state.frames[m.state.frames.length - 1];
  if (event < 0 || window?.program !== WINDOW) return;
  const changes = m.layout.events[event]?.changes ?? [];
  for (let i = 0; i < changes.length; i++) {
    if (changes[i] === true) window.locals[WINDOW_PARTS + i] = f.locals[USE_PARTS + i] as Value;
  }
}

/** One step of a use. */
export function stepUse(m: Machine, f: Frame): void {
  if (f.locals[USE_PHASE] === 0) {
    f.locals[USE_PHASE] = 1;
    begin(m, f);
  } else {
    finish(m, f);
  }
}
