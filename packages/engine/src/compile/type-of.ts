/** The static type of an expression, as far as the document tells. Must not check anything: the language has done that. */
import { queryById } from '../machine/expressions/query.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Layout } from '../pack/layout.js';
import type { Node } from './compiler.js';

const CONDITIONS = new Set(['and', 'or', 'not', '=', '<', '<=', 'is-kind', 'in', 'one-of', 'exists', 'allowed', 'has-effect', 'switch']);
const NUMBERS = new Set(['count', '+', '-', '*', 'value']);

function kindOfEntity(layout: Layout, id: unknown): TypeTag {
  const entity = typeof id === 'string' ? layout.entityOf.get(id) : undefined;
  return `thing:${layout.kinds[layout.kindOf[entity ?? -1] ?? -1]?.id ?? 'thing'}`;
}

function named(layout: Layout, node: Node): TypeTag {
  const name = typeof node[1] === 'string' ? node[1] : '';
  switch (node[0]) {
    case 'global':
      return layout.variables[layout.variableIndex.get(name) ?? -1]?.type ?? '';
    case 'attr':
      return layout.attributes[layout.attributeIndex.get(name) ?? -1]?.type ?? '';
    case 'query':
      return queryById(name)?.returns ?? '';
    case 'entity':
      return kindOfEntity(layout, name);
    case 'zone':
      return `thing:${layout.pack.zones.find((zone) => zone.id === name)?.kind ?? 'zone'}`;
    case 'define': {
      const definition = layout.pack.definitions.find((one) => one.id === name);
      return definition === undefined ? '' : typeOf(layout, [], definition.expr);
    }
    case 'select':
      return `list:${name}`;
    default:
      return '';
  }
}

/** The type of an expression in a scope whose slots have these types; `''` when it cannot be told. */
export function typeOf(layout: Layout, slots: readonly TypeTag[], expr: unknown): TypeTag {
  if (typeof expr === 'number') return 'number';
  if (typeof expr === 'boolean') return 'condition';
  if (expr === null || !Array.isArray(expr)) return 'thing:thing';
  const node = expr as Node;
  const op = node[0];
  if (typeof op !== 'string') return '';
  if (CONDITIONS.has(op)) return 'condition';
  if (NUMBERS.has(op)) return 'number';
  if (op === 'as-kind') return `${typeOf(layout, slots, node[1]).startsWith('list:') ? 'list' : 'thing'}:${String(node[2])}`;
  if (op === 'if') return typeOf(layout, slots, node[2]);
  if (op === 'lowest' || op === 'highest') return 'thing:thing';
  if (op === 'local') return slots[node[1] as number] ?? '';
  if (op === 'text') return 'text';
  if (op === 'kind') return 'kind';
  if (op === 'owner') return 'thing:player';
  if (op === 'list') return 'list:thing';
  if (op === 'top' || op === 'bottom') return node[3] === true ? 'thing:thing' : 'list:thing';
  return named(layout, node);
}
