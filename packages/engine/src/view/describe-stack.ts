/** Writes the stack for debuggers, who may know everything. Must not change anything. */
import { USE, USE_EVENT, USE_INSTANCE, USE_PARTS, USE_PLAYER, WINDOW } from '../machine/frames.js';
import type { Machine } from '../machine/machine.js';
import { currentPc, thingOfFrame } from '../machine/place.js';
import type { Span, TypeTag } from '../pack/compiled-pack.js';
import type { Frame } from '../state/state.js';
import type { Value } from '../state/value.js';
import { WINDOW_EVENT, WINDOW_PARTS } from '../window/window-slots.js';
import { type RenderedValue, renderValue } from './render-value.js';

/** One named value of a frame. */
export interface DescribedLocal {
  /** What the program calls it. */
  name: string;
  /** The type of its value; '' where it is not known. */
  type: TypeTag;
  /** Its place in the frame's `locals`, from 0. */
  slot: number;
  /** What it holds now, with things by id. */
  value: RenderedValue;
}

/** A frame: a program, a window on an event, or one use of an ability. */
export interface DescribedFrame {
  /** What is carried out: a program of one of the four kinds, a window on an event, or one use of an ability. */
  kind: 'procedure' | 'effect' | 'ability' | 'on-use' | 'window' | 'use';
  /** Id of the program; of the event for a window; of the ability instance for a use. */
  id: string;
  /** For people: the program's name, the words of the event, or the title of the ability. */
  name: string;
  /** The source thing, null if none. */
  thing: string | null;
  /** Null for windows and uses. */
  file: string | null;
  /** `[startLine, startColumn, endLine, endColumn]` of the instruction it is at; null for windows and uses. */
  at: Span | null;
  /** The instruction it is at. */
  pc: number;
  /** Its named values in the order of the slots; for a window or use what takes part in the event. */
  locals: DescribedLocal[];
}

function participants(m: Machine, event: number, values: readonly Value[], first: number): DescribedLocal[] {
  const info = m.layout.events[event];
  return (info?.names ?? []).map((name, i) => {
    const type = info?.types[i] ?? '';
    return { name, type, slot: first + i, value: renderValue(m, 'all', values[first + i] ?? -1, type) };
  });
}

function native(m: Machine, frame: Frame): DescribedFrame {
  const none = { file: null, at: null, pc: 0 };
  if (frame.program === WINDOW) {
    const event = m.layout.events[frame.locals[WINDOW_EVENT] as number];
    return { ...none, kind: 'window', id: event?.id ?? '', name: event?.words ?? '', thing: null, locals: participants(m, event?.index ?? -1, frame.locals, WINDOW_PARTS) };
  }
  const instance = m.layout.instances[frame.locals[USE_INSTANCE] as number];
  const you: DescribedLocal = { name: 'you', type: 'thing:player', slot: USE_PLAYER, value: renderValue(m, 'all', frame.locals[USE_PLAYER] ?? -1, 'thing:player') };
  return {
    ...none,
    kind: 'use',
    id: instance?.id ?? '',
    name: instance?.ability.title ?? '',
    thing: m.layout.ids[instance?.source ?? -1] ?? null,
    locals: [you, ...participants(m, frame.locals[USE_EVENT] as number, frame.locals, USE_PARTS)],
  };
}

/** The instruction a frame is at: the next one for the top frame of a machine that runs, else the one that waits. */
function pcOf(m: Machine, frame: Frame, top: boolean): number {
  return top && m.state.decision === null && m.state.outcome < 0 ? frame.pc : currentPc(frame);
}

/** The stack, bottom first; temporaries have no name and are left out. */
export function describeStack(m: Machine): DescribedFrame[] {
  const { frames } = m.state;
  return frames.map((frame, depth) => {
    const program = m.programs[frame.program];
    if (frame.program === WINDOW || frame.program === USE || program === undefined) return native(m, frame);
    const pc = pcOf(m, frame, depth === frames.length - 1);
    const locals: DescribedLocal[] = [];
    program.locals.forEach(({ name, type }, slot) => {
      if (name !== '') locals.push({ name, type, slot, value: renderValue(m, 'all', frame.locals[slot] ?? -1, type) });
    });
    return {
      kind: program.kind,
      id: program.id,
      name: program.name,
      thing: thingOfFrame(m, frame),
      file: m.layout.files[program.file] ?? '',
      at: program.at[Math.min(pc, program.at.length - 1)] ?? null,
      pc,
      locals,
    };
  });
}
