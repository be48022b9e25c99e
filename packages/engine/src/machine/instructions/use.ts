/** `['use', ability, player]`: a player uses an ability of his own accord. Must leave the use to `window/use-frame.ts`. */
import { type InstructionForm } from '../../compile/compiler.js';
import { EMPTY } from '../../state/value.js';
import { pushUse } from '../../window/use-frame.js';

/** Nothing happens when there is no ability or no player. */
export const use: InstructionForm = (c, node, at) => {
  const ability = c.number(node[1], `${at}[1]`);
  const player = c.number(node[2], `${at}[2]`);
  return (m, f) => {
    const instance = ability(m, f.locals);
    const user = player(m, f.locals);
    if (instance >= 0 && user >= 0) pushUse(m, instance, user, -1, EMPTY, 0);
  };
};
