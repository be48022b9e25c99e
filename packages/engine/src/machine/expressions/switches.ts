/** The condition that asks how a game was set up. Must not change anything: switches are fixed when a game is created. */
import { writeNode } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import { operation } from '../operand.js';

const SWITCH = operation((m, _locals, at) => (m.state.switches[m.words[at + 1] as number] === 1 ? 1 : 0));

/** `['switch', switchId]`: whether the switch is on in this game. */
export const switchOn: ExpressionForm = (c, node, at) => {
  const positions = new Map(c.layout.pack.switches.map((one, index) => [one.id, index]));
  return writeNode(c.book, SWITCH, indexOf(c, positions, node[1], 'switch', at));
};
