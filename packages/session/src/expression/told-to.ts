/**
 * Decides whether a seat may be told what an expression comes to: only when everything it looks at is there for the seat to
 * see. Must say no whenever it does not know: what is not listed here is not told.
 */
import type { Expr } from '@dradis/engine';
import type { Wording } from '../state/wording.js';

const OPERATORS = new Set(['and', 'or', 'not', '=', '<', '<=', '+', '-', '*', 'value', 'if', 'list']);

/** Components a value names: none, one or several; null for what is no component. */
function known({ eyes }: Wording, value: unknown, type: string): boolean {
  if (type === 'number' || type === 'condition' || type === 'text' || type === 'list:number') return true;
  if (!type.startsWith('thing:') && !(type.startsWith('list:') && type !== 'list:ability')) return false;
  const entities = (typeof value === 'object' ? value : [value]) as readonly number[];
  return entities.every((entity) => entity < 0 || eyes.knows(entity));
}

function global(words: Wording, id: unknown): { entity: number; told: boolean } {
  const info = words.names.layout.variables.find((one) => one.id === id);
  const value = words.state.vars[info?.index ?? -1];
  return { entity: typeof value === 'number' ? value : -1, told: info !== undefined && !info.secret && known(words, value, info.type) };
}

/** The one component that a simple expression names; undefined when it is not simple, or may not be told. */
function entityOf(words: Wording, expr: unknown): number | undefined {
  if (!Array.isArray(expr)) return undefined;
  const [form, id, of] = expr as unknown[];
  if (form === 'entity') return words.names.entity(String(id));
  if (form === 'zone') {
    const player = entityOf(words, of);
    return player === undefined || !words.names.isPlayer(player) ? undefined : words.names.entity(`${String(id)}@${words.names.id(player).replace('player-', '')}`);
  }
  if (form !== 'global') return undefined;
  const { entity, told } = global(words, id);
  return told ? entity : undefined;
}

function attribute(words: Wording, id: unknown, of: unknown): boolean {
  const { names, state, eyes } = words;
  const info = names.layout.attributes.find((one) => one.id === id);
  const entity = entityOf(words, of);
  if (info === undefined || info.secret || entity === undefined) return false;
  if (entity < info.lo || entity >= info.hi) return true;
  return eyes.knows(entity) && known(words, (info.fixed ?? state.attrs[info.index])?.[entity - info.lo] ?? info.missing, info.type);
}

/** All of a kind that lie in one zone, when the seat knows all that lie there. */
function contents(words: Wording, zone: unknown, filter: unknown): boolean {
  const { names, state, eyes } = words;
  const entity = entityOf(words, zone);
  if (entity === undefined || !names.isZone(entity) || filter !== null) return false;
  return (state.zones[entity - names.layout.zoneLo] ?? []).every((one) => eyes.knows(one));
}

/** Whether the looker of `words` may be told what `expr` comes to in the state they are for. */
export function toldTo(words: Wording, expr: Expr): boolean {
  if (!Array.isArray(expr)) return true;
  const [form, ...parts] = expr as [string, ...unknown[]];
  const all = (list: readonly unknown[]): boolean => list.every((one) => toldTo(words, one as Expr));
  if (OPERATORS.has(form)) return all(parts);
  switch (form) {
    case 'text':
    case 'kind':
    case 'switch':
      return true;
    case 'entity':
    case 'zone':
      return entityOf(words, expr) !== undefined;
    case 'global':
      return global(words, parts[0]).told;
    case 'attr':
      return attribute(words, parts[0], parts[1]);
    case 'select':
      return contents(words, parts[2], parts[3]);
    case 'count':
    case 'exists':
    case 'is-kind':
      return all(parts.slice(0, 1));
    default:
      return false;
  }
}
