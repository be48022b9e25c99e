/** Says where the machine stands, for messages. Must not change anything. */
import type { FaultPlace } from '../errors/program-fault.js';
import type { Frame } from '../state/state.js';
import type { Machine } from './machine.js';

/** Index of the instruction a frame is at: while it waits for something above it, the one before `pc`. */
export function currentPc(frame: Frame): number {
  return frame.pc > 0 ? frame.pc - 1 : 0;
}

/**
 * The topmost program that is being carried out, as a place; null when there is none. `next`: the instruction that would
 * be next instead of the one that runs.
 */
export function placeOf(m: Machine, next = false): FaultPlace | null {
  const { frames } = m.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    if (frame.program < 0) continue;
    const program = m.programs[frame.program];
    if (program === undefined) return null;
    const at = program.at[Math.min(next && i === frames.length - 1 ? frame.pc : currentPc(frame), program.at.length - 1)];
    return {
      program: program.name,
      thing: thingOfFrame(m, frame),
      file: m.layout.files[program.file] ?? '',
      line: at?.[0] ?? 0,
      column: at?.[1] ?? 0,
    };
  }
  return null;
}

/** The source thing of a frame's effect, by id; null for procedures and effects without one. */
export function thingOfFrame(m: Machine, frame: Frame): string | null {
  const program = m.programs[frame.program];
  if (program === undefined || program.kind === 'procedure') return null;
  return m.layout.ids[frame.locals[1] as number] ?? null;
}

/** The source entity of the running effect, -1 in a procedure. */
export function runningSource(m: Machine): number {
  const { frames } = m.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined || frame.program < 0) return -1;
  return m.programs[frame.program]?.kind === 'procedure' ? -1 : (frame.locals[1] as number);
}
