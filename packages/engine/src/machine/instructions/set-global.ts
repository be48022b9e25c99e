/** `['set-global', variableId, expr]`: sets a variable of the game. Must tell listeners. */
import { indexOf } from '../../compile/named.js';
import type { InstructionForm } from '../../compile/compiler.js';
import type { VariableInfo } from '../../pack/layout.js';
import { read } from '../operand.js';
import { seersOfValue } from '../../components/visibility.js';
import { eventValue } from '../../events/event-value.js';
import type { Value } from '../../state/value.js';
import { instruction } from '../instruction.js';
import type { Machine } from '../machine.js';

function tell(m: Machine, info: VariableInfo, now: Value): void {
  m.onEvent?.({
    type: 'variable-set',
    step: m.state.step,
    variable: info.id,
    value: eventValue(m, now, info.type),
    seenBy: info.secret ? 0 : seersOfValue(m, now, info.type),
  });
}

const SET_GLOBAL = instruction((m, f, at) => {
  const index = m.words[at + 1] as number;
  const now = read(m, f.locals, m.words[at + 2] as number);
  m.state.vars[index] = now;
  if (m.onEvent !== undefined) tell(m, m.layout.variables[index] as VariableInfo, now);
});

/** A variable for a list takes one thing as a list of one. */
export const setGlobal: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.variableIndex, node[1], 'variable', at);
  const info = c.layout.variables[index];
  if (info === undefined) return c.fail(at, 'the variable is missing');
  return [SET_GLOBAL, index, info.type.startsWith('list:') ? c.list(node[2], `${at}[2]`) : c.word(node[2], `${at}[2]`)];
};
