/** Conditions over zones, lists and prohibitions. Must not build lists. */
import { isAllowed } from '../../ability/prohibitions.js';
import { indexOf } from '../../compile/named.js';
import { read, readNumber } from '../operand.js';
import { type ConditionForm } from '../../compile/compiler.js';
import { type Value } from '../../state/value.js';

/** `['in', thing, zone]`: the thing lies in the zone (or in one of a list of zones); none lies nowhere. */
export const inZone: ConditionForm = (c, node, at) => {
  const thing = c.operand(node[1], `${at}[1]`);
  const zone = c.operand(node[2], `${at}[2]`);
  return (m, locals): boolean => {
    const id = readNumber(thing, m, locals);
    if (id < 0) return false;
    const place = m.state.zoneOf[id] as number;
    if (place < 0) return false;
    const where = read(zone, m, locals);
    return typeof where === 'number' ? where === place : typeof where !== 'string' && where.includes(place);
  };
};

/** `['one-of', thing, list]` */
export const oneOf: ConditionForm = (c, node, at) => {
  const thing = c.operand(node[1], `${at}[1]`);
  const list = c.list(node[2], `${at}[2]`);
  return (m, locals) => list(m, locals).includes(readNumber(thing, m, locals));
};

/** `['exists', list]` */
export const exists: ConditionForm = (c, node, at) => {
  const list = c.list(node[1], `${at}[1]`);
  return (m, locals) => list(m, locals).length > 0;
};

/** `['allowed', actId, ...]`: no live ability forbids the act; arguments in the order of the act's participants. */
export const allowed: ConditionForm = (c, node, at) => {
  const act = indexOf(c, c.layout.actIndex, node[1], 'act', at);
  const info = c.layout.acts[act];
  if (info === undefined || node.length - 2 !== info.names.length) {
    return c.fail(at, `the act takes ${info?.names.length ?? 0} participants, found ${node.length - 2}`);
  }
  const args = node.slice(2).map((arg, i) => c.operand(arg, `${at}[${i + 2}]`));
  const { prohibitions } = c.layout;
  return (m, locals): boolean => {
    if (prohibitions[act]?.length === 0) return true;
    const parts: Value[] = [];
    for (const arg of args) parts.push(read(arg, m, locals));
    return isAllowed(m, act, parts);
  };
};
