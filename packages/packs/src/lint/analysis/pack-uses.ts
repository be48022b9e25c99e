// What the programs, conditions and values of a pack mention. Must not judge it.
import type { CompiledPack, Expr } from '@dradis/engine';
import { remember } from './remember.js';
import { operations, type Operation } from './walk.js';

/** Mentions, gathered once for all rules. */
export interface PackUses {
  /** Every operation of programs, definitions, abilities, kinds and zones: instructions and expressions alike. */
  readonly operations: readonly (readonly Operation[])[];
  /** Whether operations of a sort mention an id: `has('call', 'lose')`. */
  readonly has: (op: string, id: string) => boolean;
  /** All that operations of a sort mention first. */
  readonly ids: (op: string) => ReadonlySet<unknown>;
  /** Ids of things and zones that values of other things and zones name, and ids that are named in the manifest. */
  readonly values: ReadonlySet<string>;
}

/** Lists of operations one after another. */
function gather(pack: CompiledPack): (readonly Operation[])[] {
  const found: (readonly Operation[])[] = [];
  const add = (expr: Expr): void => {
    if (typeof expr === 'object' && expr !== null) found.push(operations(expr));
  };
  for (const { code } of pack.programs) found.push(operations(code));
  for (const { expr } of pack.definitions) add(expr);
  for (const { if: condition, by } of pack.abilities) for (const expr of [condition, by]) add(expr);
  for (const { live } of pack.kinds) {
    for (const section of Object.values(live)) for (const expr of [section.usedBy, section.if]) add(expr);
  }
  for (const { sees } of pack.zones) if (typeof sees !== 'string') add(sees);
  return found;
}

function valuesOf(pack: CompiledPack): Set<string> {
  const named = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') named.add(value);
    else if (Array.isArray(value)) value.forEach(add);
  };
  for (const { values } of [...pack.things, ...pack.zones]) for (const key in values) add(values[key]);
  for (const { copies } of pack.things) if (typeof copies !== 'number') for (const { values } of copies) Object.values(values).forEach(add);
  for (const { initial } of [...pack.attributes, ...pack.variables]) add(initial);
  return named;
}

const NONE: ReadonlySet<unknown> = new Set();

const mentionsIn = remember((list: readonly Operation[]): ReadonlyMap<string, ReadonlySet<unknown>> => {
  const found = new Map<string, Set<unknown>>();
  for (const [op, id] of list) {
    const ids = found.get(op);
    if (ids === undefined) found.set(op, new Set([id]));
    else ids.add(id);
  }
  return found;
});

/** What a pack mentions. */
export function packUses(pack: CompiledPack): PackUses {
  const all = gather(pack);
  const mentioned = new Map<string, Set<unknown>>();
  for (const list of all) {
    for (const [op, ids] of mentionsIn(list)) {
      const known = mentioned.get(op);
      if (known === undefined) mentioned.set(op, new Set(ids));
      else for (const id of ids) known.add(id);
    }
  }
  const ids = (op: string): ReadonlySet<unknown> => mentioned.get(op) ?? NONE;
  return { operations: all, has: (op, id) => ids(op).has(id), ids, values: valuesOf(pack) };
}
