/** `['announce', eventId, args, backSlots]`: lets others act on an event. Must leave the window to `window/`. */
import { indexOf } from '../../compile/named.js';
import { participants } from '../../compile/participants.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { openWindow } from '../../window/window-frame.js';

/** Costs nothing when no ability of the pack listens to the event. */
export const announce: InstructionForm = (c, node, at) => {
  const event = indexOf(c, c.layout.eventIndex, node[1], 'event', at);
  const parts = participants(c, c.layout.events[event], node[2], `${at}[2]`);
  const wanted = c.layout.events[event]?.names.length ?? 0;
  const slots = Array.isArray(node[3]) ? (node[3] as unknown[]) : [];
  const back: number[] = [];
  for (let i = 0; i < wanted; i++) {
    const slot = slots[i] ?? -1;
    back.push(slot === -1 ? -1 : c.slot(slot, `${at}[3][${i}]`));
  }
  const { forced, optional } = c.layout;
  const id = c.layout.events[event]?.id ?? '';
  return (m, f) => {
    m.onEvent?.({ type: 'announced', step: m.state.step, event: id });
    if (forced[event]?.length === 0 && optional[event]?.length === 0) return;
    openWindow(m, event, parts(m, f.locals), back);
  };
};
