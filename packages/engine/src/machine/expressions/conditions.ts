/** Comparisons and their combinations. Must not look at zones or abilities. */
import { indexOf } from '../../compile/named.js';
import { type ConditionForm } from '../../compile/compiler.js';
import { type ConditionEval } from '../machine.js';
import { sameValue } from '../../state/value.js';

/** `['and', ...]` */
export const and: ConditionForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.condition(part, `${at}[${i + 1}]`));
  const [a, b] = parts;
  if (parts.length === 2 && a !== undefined && b !== undefined) return (m, locals) => a(m, locals) && b(m, locals);
  return (m, locals) => parts.every((part) => part(m, locals));
};

/** `['or', ...]` */
export const or: ConditionForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.condition(part, `${at}[${i + 1}]`));
  const [a, b] = parts;
  if (parts.length === 2 && a !== undefined && b !== undefined) return (m, locals) => a(m, locals) || b(m, locals);
  return (m, locals) => parts.some((part) => part(m, locals));
};

/** `['not', condition]` */
export const not: ConditionForm = (c, node, at) => {
  const holds = c.condition(node[1], `${at}[1]`);
  return (m, locals) => !holds(m, locals);
};

function constant(part: unknown): number | null {
  if (typeof part === 'number') return part;
  if (typeof part === 'boolean') return part ? 1 : 0;
  return part === null ? -1 : null;
}

/** `['=', a, b]`: the same number, thing, text, or lists with the same elements in the same order. */
export const equal: ConditionForm = (c, node, at) => {
  const a = c.value(node[1], `${at}[1]`);
  const fixed = constant(node[2]);
  if (fixed !== null) return (m, locals) => a(m, locals) === fixed;
  const b = c.value(node[2], `${at}[2]`);
  return (m, locals): boolean => {
    const x = a(m, locals);
    const y = b(m, locals);
    return x === y || (typeof x === 'object' && sameValue(x, y));
  };
};

/** `['<', a, b]` */
export const less: ConditionForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const by = node[2];
  if (typeof by === 'number') return (m, locals) => a(m, locals) < by;
  const b = c.number(by, `${at}[2]`);
  return (m, locals) => a(m, locals) < b(m, locals);
};

/** `['<=', a, b]` */
export const atMost: ConditionForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const by = node[2];
  if (typeof by === 'number') return (m, locals) => a(m, locals) <= by;
  const b = c.number(by, `${at}[2]`);
  return (m, locals) => a(m, locals) <= b(m, locals);
};

/** `['is-kind', thing, kindId]`; none is of no kind. */
export const isKind: ConditionForm = (c, node, at) => {
  const thing = c.number(node[1], `${at}[1]`);
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[2], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  const { lo, hi } = info;
  return (m, locals): boolean => {
    const id = thing(m, locals);
    return id >= lo && id < hi;
  };
};

/** `['has-effect', fieldId, thing]` */
export const hasEffect: ConditionForm = (c, node, at) => {
  const table = c.layout.effects[indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at)] ?? [];
  const thing = c.number(node[2], `${at}[2]`);
  const holds: ConditionEval = (m, locals) => (table[thing(m, locals)] ?? -1) >= 0;
  return holds;
};
