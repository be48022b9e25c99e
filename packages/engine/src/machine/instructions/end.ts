/** `['end', outcome]`: ends the game. Must leave the stack as it is, so that it can be looked at. */
import { type InstructionForm } from '../../compile/compiler.js';

/** Nothing happens when there is no outcome. */
export const end: InstructionForm = (c, node, at) => {
  const outcome = c.number(node[1], `${at}[1]`);
  return (m, f) => {
    const how = outcome(m, f.locals);
    if (how < 0) return;
    m.state.outcome = how;
    m.onEvent?.({ type: 'ended', step: m.state.step, outcome: m.layout.ids[how] as string });
  };
};
