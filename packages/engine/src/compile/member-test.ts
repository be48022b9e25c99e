/**
 * Asks whether one entity is among those an expression gives, without making the list. The entity is in slot 0, slot 1 is
 * the source it may read. Must agree with evaluating the expression and looking.
 */
import { type ConditionEval } from '../machine/machine.js';
import { read } from '../machine/operand.js';
import { type ZoneInfo } from '../pack/layout.js';
import { mentionsYou } from '../pack/mentions-you.js';
import { NONE, toList, type Value } from '../state/value.js';
import { type Compiler } from './compiler.js';
import { localSlot } from './constants.js';
import { indexOf } from './named.js';

/** Whether the entity in slot 0 is the owner of the source: what most cards ask. */
function ownsSource(c: Compiler): ConditionEval {
  const { zoneLo, zoneHi, zones } = c.layout;
  return (m, locals): boolean => {
    const source = locals[1] as number;
    const place = source >= zoneLo && source < zoneHi ? source : (m.state.zoneOf[source] as number);
    const owner = place < 0 ? NONE : (zones[place - zoneLo] as ZoneInfo).owner;
    return owner === locals[0] && owner >= 0;
  };
}

/** Whether the entity in slot 0 is, or is among, what `expr` gives. */
export function memberTest(c: Compiler, expr: unknown, at: string): ConditionEval {
  // "You" is nobody there.
  if (mentionsYou(expr)) {
    const users = c.value(expr, at);
    return (m, locals) => toList(users(m, [-1, locals[1] as Value])).includes(locals[0] as number);
  }
  const node: readonly unknown[] = Array.isArray(expr) ? (expr as unknown[]) : [];
  if (node[0] === 'list') {
    const parts = node.slice(1).map((part, i) => memberTest(c, part, `${at}[${i + 1}]`));
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    return (m, locals) => parts.some((part) => part(m, locals));
  }
  if (node[0] === 'select' && node[3] === null && node[4] !== null) {
    const kind = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[1], 'kind', at)];
    const slot = c.slot(node[2], at);
    const where = c.condition(node[4], `${at}[4]`);
    if (kind === undefined) return c.fail(at, 'the kind is missing');
    const { lo, hi } = kind;
    return (m, locals): boolean => {
      const entity = locals[0] as number;
      if (entity < lo || entity >= hi) return false;
      locals[slot] = entity;
      return where(m, locals);
    };
  }
  if (node[0] === 'query' && node[1] === 'owner-of' && localSlot(c, node[2]) === 1) return ownsSource(c);
  const value = c.operand(expr, at);
  return (m, locals): boolean => {
    const found = read(value, m, locals);
    const entity = locals[0] as number;
    return typeof found === 'number' ? found === entity && found >= 0 : toList(found).includes(entity);
  };
}
