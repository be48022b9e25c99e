/** Comparisons and their combinations. Must not look at zones or abilities. */
import { indexOf } from '../../compile/named.js';
import { meant } from '../../compile/inline-definition.js';
import { type ConditionForm } from '../../compile/compiler.js';
import { type ConditionEval } from '../machine.js';
import { CONSTANT, read, readNumber } from '../operand.js';
import { sameValue } from '../../state/value.js';

/** `['and', ...]` */
export const and: ConditionForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.condition(part, `${at}[${i + 1}]`));
  const [a, b] = parts;
  if (parts.length === 2 && a !== undefined && b !== undefined) return (m, locals) => a(m, locals) && b(m, locals);
  return (m, locals): boolean => {
    for (let i = 0; i < parts.length; i++) if (!(parts[i] as ConditionEval)(m, locals)) return false;
    return true;
  };
};

/** `['or', ...]` */
export const or: ConditionForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.condition(part, `${at}[${i + 1}]`));
  const [a, b] = parts;
  if (parts.length === 2 && a !== undefined && b !== undefined) return (m, locals) => a(m, locals) || b(m, locals);
  return (m, locals): boolean => {
    for (let i = 0; i < parts.length; i++) if ((parts[i] as ConditionEval)(m, locals)) return true;
    return false;
  };
};

/** `['not', condition]`; the commonest conditions are turned round without a call of their own. */
export const not: ConditionForm = (c, node, at) => {
  const inner = meant(c.layout, node[1]);
  const name = Array.isArray(inner) ? (inner as unknown[])[0] : undefined;
  if (name === 'attr' || name === 'local' || name === 'global') {
    const value = c.operand(inner, `${at}[1]`);
    return (m, locals) => read(value, m, locals) !== 1;
  }
  if (name === '=') {
    const [, left, right] = inner as readonly unknown[];
    const b = c.operand(right, `${at}[1][2]`);
    if (b.code === CONSTANT) {
      const a = c.operand(left, `${at}[1][1]`);
      const fixed = b.value;
      return (m, locals) => read(a, m, locals) !== fixed;
    }
  }
  const holds = c.condition(node[1], `${at}[1]`);
  return (m, locals) => !holds(m, locals);
};

/** `['=', a, b]`: the same number, thing, text, or lists with the same elements in the same order. */
export const equal: ConditionForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  if (b.code === CONSTANT) {
    const fixed = b.value;
    return (m, locals) => read(a, m, locals) === fixed;
  }
  return (m, locals): boolean => {
    const x = read(a, m, locals);
    const y = read(b, m, locals);
    return x === y || (typeof x === 'object' && sameValue(x, y));
  };
};

/** `['<', a, b]` */
export const less: ConditionForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => readNumber(a, m, locals) < readNumber(b, m, locals);
};

/** `['<=', a, b]` */
export const atMost: ConditionForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => readNumber(a, m, locals) <= readNumber(b, m, locals);
};

/** `['is-kind', thing, kindId]`; none is of no kind. */
export const isKind: ConditionForm = (c, node, at) => {
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[2], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  const { lo, hi } = info;
  const inner = meant(c.layout, node[1]);
  if (Array.isArray(inner) && inner[0] === 'query' && inner[1] === 'place-of' && inner.length === 3) {
    const placed = c.operand(inner[2], `${at}[1][2]`);
    return (m, locals): boolean => {
      const id = readNumber(placed, m, locals);
      if (id < 0) return false;
      const place = m.state.zoneOf[id] as number;
      return place >= lo && place < hi;
    };
  }
  const thing = c.operand(node[1], `${at}[1]`);
  return (m, locals): boolean => {
    const id = readNumber(thing, m, locals);
    return id >= lo && id < hi;
  };
};

/** `['has-effect', fieldId, thing]` */
export const hasEffect: ConditionForm = (c, node, at) => {
  const table = c.layout.effects[indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at)] ?? [];
  const thing = c.operand(node[2], `${at}[2]`);
  return (m, locals) => (table[readNumber(thing, m, locals)] ?? -1) >= 0;
};
