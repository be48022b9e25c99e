/** `['leave', procedureId]`: ends a procedure further down, and all above it. Must not run anything. */
import { indexOf } from '../../compile/named.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { popFrame, RET_NOTHING } from '../frames.js';
import { instruction } from '../instruction.js';

const LEAVE = instruction((m, _f, at) => {
  const { frames } = m.state;
  const index = m.words[at + 1] as number;
  let depth = frames.length - 1;
  while (depth >= 0 && frames[depth]?.program !== index) depth--;
  if (depth < 0) return;
  while (frames.length > depth + 1) {
    // What is cut short gives nothing back to those it was part of, for they are cut short too.
    const top = frames[frames.length - 1];
    if (top !== undefined) top.ret = RET_NOTHING;
    popFrame(m, -1);
  }
  popFrame(m, emptyValue(m.programs[index]?.returns ?? ''));
});

/** Ends the nearest such procedure; when none is under way the running effect just goes on. */
export const leave: InstructionForm = (c, node, at) => [LEAVE, indexOf(c, c.layout.programIndex, node[1], 'procedure', at)];
