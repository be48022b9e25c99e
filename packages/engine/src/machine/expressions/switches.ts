/** The condition that asks how a game was set up. Must not change anything: switches are fixed when a game is created. */
import { indexOf } from '../../compile/named.js';
import { type ConditionForm } from '../../compile/compiler.js';

/** `['switch', switchId]`: whether the switch is on in this game. */
export const switchOn: ConditionForm = (c, node, at) => {
  const positions = new Map(c.layout.pack.switches.map((one, index) => [one.id, index]));
  const index = indexOf(c, positions, node[1], 'switch', at);
  return (m) => m.state.switches[index] === 1;
};
