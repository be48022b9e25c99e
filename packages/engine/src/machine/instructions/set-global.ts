/** `['set-global', variableId, expr]`: sets a variable of the game. Must tell listeners. */
import { indexOf } from '../../compile/named.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { listOperand } from '../../compile/operand-of.js';
import { read } from '../operand.js';
import { seersOfValue } from '../../components/visibility.js';
import { eventValue } from '../../events/event-value.js';

/** A variable for a list takes one thing as a list of one. */
export const setGlobal: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.variableIndex, node[1], 'variable', at);
  const info = c.layout.variables[index];
  if (info === undefined) return c.fail(at, 'the variable is missing');
  const value = info.type.startsWith('list:') ? listOperand(c.list(node[2], `${at}[2]`)) : c.operand(node[2], `${at}[2]`);
  return (m, f) => {
    const now = read(value, m, f.locals);
    m.state.vars[index] = now;
    m.onEvent?.({
      type: 'variable-set',
      step: m.state.step,
      variable: info.id,
      value: eventValue(m, now, info.type),
      seenBy: info.secret ? 0 : seersOfValue(m, now, info.type),
    });
  };
};
