// How many entities of a kind a game can have, and so what their number can be. Must not judge comparisons.
import type { CompiledKind, CompiledPack, Expr } from '@dradis/engine';
import type { Range } from './known.js';

/** The kind and the restrictions of a number of things; undefined for any other expression. */
function counted(expr: Expr): { readonly kind: string; readonly all: boolean } | undefined {
  if (!Array.isArray(expr) || expr[0] !== 'count') return undefined;
  const [, list] = expr;
  if (!Array.isArray(list) || list[0] !== 'select') return undefined;
  const [, kind, , source, where] = list;
  // A list made by hand may hold a thing twice.
  const isZone = Array.isArray(source) && (source[0] === 'zone' || source[0] === 'entity');
  return source === null || isZone ? { kind, all: source === null && where === null } : undefined;
}

/** Lowest and highest numbers of entities. */
export class EntityCounts {
  readonly #ranges = new Map<string, Range>();

  constructor({ kinds, things, zones, settings }: CompiledPack) {
    const parents = new Map(kinds.map(({ id, parent }) => [id, parent]));
    const add = (kind: string, least: number, most: number): void => {
      for (let at: string | null | undefined = kind; at !== null && at !== undefined; at = parents.get(at)) {
        const [low, high] = this.#ranges.get(at) ?? [0, 0];
        this.#ranges.set(at, [low + least, high + most]);
      }
    };
    for (const { id } of kinds) add(id, 0, 0);
    const { min, max } = settings.players;
    add('player', min, max);
    for (const { kind, copies } of things) {
      const count = typeof copies === 'number' ? copies : copies.reduce((sum, each) => sum + each.count, 0);
      add(kind, count, count);
    }
    for (const { kind, perPlayer } of zones) add(kind, perPlayer ? min : 1, perPlayer ? max : 1);
  }

  /** What the number of things of a kind can be; undefined for any other expression. */
  rangeOf(expr: Expr): Range | undefined {
    const what = counted(expr);
    const range = what === undefined ? undefined : this.#ranges.get(what.kind);
    return what === undefined || range === undefined ? undefined : [what.all ? range[0] : 0, range[1]];
  }

  /** The reason in words: `there are at most 6 players`. */
  saidOf(expr: Expr, kinds: readonly CompiledKind[]): string {
    const what = counted(expr);
    const [least, most] = this.#ranges.get(what?.kind ?? '') ?? [0, 0];
    const kind = kinds.find(({ id }) => id === what?.kind);
    const noun = (most === 1 ? kind?.singular : kind?.plural) ?? 'things';
    return `there ${most === 1 ? 'is' : 'are'} ${least === most || what?.all !== true ? `${most}` : `${least} to ${most}`} ${noun}`;
  }
}
