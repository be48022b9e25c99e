/** `['end', outcome]`: ends the game. Must leave the stack as it is, so that it can be looked at. */
import type { InstructionForm } from '../../compile/compiler.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';

const END = instruction((m, f, at) => {
  const how = readNumber(m, f.locals, m.words[at + 1] as number);
  if (how < 0) return;
  m.state.outcome = how;
  m.onEvent?.({ type: 'ended', step: m.state.step, outcome: m.layout.ids[how] as string });
});

/** Nothing happens when there is no outcome. */
export const end: InstructionForm = (c, node, at) => [END, c.word(node[1], `${at}[1]`)];
