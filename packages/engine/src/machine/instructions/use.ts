/** `['use', ability, player]`: a player uses an ability of his own accord. Must leave the use to `window/use-frame.ts`. */
import type { InstructionForm } from '../../compile/compiler.js';
import { EMPTY } from '../../state/value.js';
import { pushUse } from '../../window/use-frame.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';

const USE = instruction((m, f, at) => {
  const ability = readNumber(m, f.locals, m.words[at + 1] as number);
  const user = readNumber(m, f.locals, m.words[at + 2] as number);
  if (ability >= 0 && user >= 0) pushUse(m, ability, user, -1, EMPTY, 0);
});

/** Nothing happens when there is no ability or no player. */
export const use: InstructionForm = (c, node, at) => [USE, c.word(node[1], `${at}[1]`), c.word(node[2], `${at}[2]`)];
