/** `['announce', eventId, args, backSlots]`: lets others act on an event. Must leave the window to `window/`. */
import { poolIndex } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import { readParticipants, writeParticipants } from '../../compile/participants.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { openWindow } from '../../window/window-frame.js';
import { instruction } from '../instruction.js';

/** Costs nothing when no ability of the pack listens to the event. */
const ANNOUNCE = instruction((m, f, at) => {
  const { words, layout } = m;
  const event = words[at + 1] as number;
  m.onEvent?.({ type: 'announced', step: m.state.step, event: layout.events[event]?.id ?? '' });
  if (layout.forced[event]?.length === 0 && layout.optional[event]?.length === 0) return;
  openWindow(m, event, readParticipants(m, f.locals, words[at + 2] as number), m.code.pool[words[at + 3] as number] as readonly number[]);
});

/** The event, its participants, and the slots they go back to. */
export const announce: InstructionForm = (c, node, at) => {
  const event = indexOf(c, c.layout.eventIndex, node[1], 'event', at);
  const parts = writeParticipants(c, c.layout.events[event], node[2], `${at}[2]`);
  const wanted = c.layout.events[event]?.names.length ?? 0;
  const slots = Array.isArray(node[3]) ? (node[3] as unknown[]) : [];
  const back: number[] = [];
  for (let i = 0; i < wanted; i++) {
    const slot = slots[i] ?? -1;
    back.push(slot === -1 ? -1 : c.slot(slot, `${at}[3][${i}]`));
  }
  return [ANNOUNCE, event, parts, poolIndex(c.book, back)];
};
