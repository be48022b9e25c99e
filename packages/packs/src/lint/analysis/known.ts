// What conditions say of each other: what one makes known, and what that decides. Must not follow programs.
import type { Expr } from '@dradis/engine';

/** Lowest and highest value. */
export type Range = readonly [number, number];

/** Bounds of an expression that come from elsewhere than the program; undefined when there are none. */
export type Bounds = (expr: Expr) => Range | undefined;

/** What is known at a place. Keys are expressions as text. */
export interface Known {
  readonly numbers: ReadonlyMap<string, Range>;
  readonly truths: ReadonlyMap<string, boolean>;
  /** The one entity that an expression is. */
  readonly entities: ReadonlyMap<string, string>;
}

/** Nothing. */
export const NOTHING_KNOWN: Known = { numbers: new Map(), truths: new Map(), entities: new Map() };

const NO_BOUNDS: Bounds = () => undefined;

/** The text of an expression, to compare it. */
export function keyOf(expr: Expr): string {
  return JSON.stringify(expr);
}

/** The bounds of a number; undefined when nothing is known of it. */
export function rangeOf(expr: Expr, known: Known, bounds: Bounds = NO_BOUNDS): Range | undefined {
  if (typeof expr === 'number') return [expr, expr];
  if (!Array.isArray(expr)) return undefined;
  const learnt = known.numbers.get(keyOf(expr)) ?? bounds(expr);
  if (learnt !== undefined) return learnt;
  if (expr[0] !== '+' && expr[0] !== '-') return undefined;
  const [a, b] = [rangeOf(expr[1], known, bounds), rangeOf(expr[2], known, bounds)];
  if (a === undefined || b === undefined) return undefined;
  return expr[0] === '+' ? [a[0] + b[0], a[1] + b[1]] : [a[0] - b[1], a[1] - b[0]];
}

function isEntity(expr: Expr): expr is ['entity', string] {
  return Array.isArray(expr) && expr[0] === 'entity';
}

function decideEqual(a: Expr, b: Expr, known: Known, bounds: Bounds): boolean | undefined {
  if (keyOf(a) === keyOf(b)) return true;
  const [left, right] = [rangeOf(a, known, bounds), rangeOf(b, known, bounds)];
  if (left !== undefined && right !== undefined) {
    if (left[0] > right[1] || left[1] < right[0]) return false;
    return left[0] === left[1] && right[0] === right[1] ? true : undefined;
  }
  const [one, other] = isEntity(b) ? [a, b] : [b, a];
  if (!isEntity(other)) return undefined;
  const is = isEntity(one) ? one[1] : known.entities.get(keyOf(one));
  return is === undefined ? undefined : is === other[1];
}

/** The truth of a condition from what is known; undefined when it depends on more. */
export function decide(expr: Expr, known: Known, bounds: Bounds = NO_BOUNDS): boolean | undefined {
  if (typeof expr === 'boolean') return expr;
  if (!Array.isArray(expr)) return undefined;
  const learnt = known.truths.get(keyOf(expr));
  if (learnt !== undefined) return learnt;
  switch (expr[0]) {
    case 'not': {
      const inner = decide(expr[1], known, bounds);
      return inner === undefined ? undefined : !inner;
    }
    case 'and':
    case 'or': {
      const [op, ...parts] = expr as ['and' | 'or', ...Expr[]];
      return decideAll(op === 'and', parts, known, bounds);
    }
    case '=':
      return decideEqual(expr[1], expr[2], known, bounds);
    case '<':
    case '<=': {
      if (keyOf(expr[1]) === keyOf(expr[2])) return expr[0] === '<=';
      const [left, right] = [rangeOf(expr[1], known, bounds), rangeOf(expr[2], known, bounds)];
      if (left === undefined || right === undefined) return undefined;
      const strict = expr[0] === '<';
      if (strict ? left[1] < right[0] : left[1] <= right[0]) return true;
      return (strict ? left[0] >= right[1] : left[0] > right[1]) ? false : undefined;
    }
    default:
      return undefined;
  }
}

/** All of them when `wanted`, else any of them; each is looked at in the light of those before it. */
function decideAll(wanted: boolean, parts: readonly Expr[], known: Known, bounds: Bounds): boolean | undefined {
  let open = false;
  let light = known;
  for (const part of parts) {
    const truth = decide(part, light, bounds);
    if (truth === !wanted) return !wanted;
    open ||= truth === undefined;
    light = learn(part, wanted, light);
  }
  return open ? undefined : wanted;
}

/** What is known when a condition holds, or does not. */
export function learn(expr: Expr, holds: boolean, known: Known): Known {
  if (!Array.isArray(expr)) return known;
  switch (expr[0]) {
    case 'not':
      return learn(expr[1], !holds, known);
    case 'and':
    case 'or': {
      const [op, ...parts] = expr as ['and' | 'or', ...Expr[]];
      const all = (op === 'and') === holds ? parts.reduce((light, part) => learn(part, holds, light), known) : known;
      return withTruth(expr, holds, all);
    }
    case '=':
      return withTruth(expr, holds, holds ? learnEqual(expr[1], expr[2], known) : known);
    case '<':
    case '<=': {
      const [low, high] = holds ? [expr[1], expr[2]] : [expr[2], expr[1]];
      return withTruth(expr, holds, learnBelow(low, high, (expr[0] === '<') === holds ? 1 : 0, known));
    }
    default:
      return withTruth(expr, holds, known);
  }
}

function withTruth(expr: Expr, holds: boolean, known: Known): Known {
  return { ...known, truths: new Map(known.truths).set(keyOf(expr), holds) };
}

function learnEqual(a: Expr, b: Expr, known: Known): Known {
  const [one, other] = isEntity(b) ? [a, b] : [b, a];
  if (isEntity(other) && !isEntity(one)) return { ...known, entities: new Map(known.entities).set(keyOf(one), other[1]) };
  const [left, right] = [rangeOf(a, known), rangeOf(b, known)];
  if (left !== undefined && Array.isArray(b)) return within(b, left, known);
  return right !== undefined && Array.isArray(a) ? within(a, right, known) : known;
}

/** `low` plus the gap is at most `high`. */
function learnBelow(low: Expr, high: Expr, gap: number, known: Known): Known {
  const [a, b] = [rangeOf(low, known), rangeOf(high, known)];
  const narrowed = b !== undefined && Array.isArray(low) ? within(low, [-Infinity, b[1] - gap], known) : known;
  return a !== undefined && Array.isArray(high) ? within(high, [a[0] + gap, Infinity], narrowed) : narrowed;
}

/** What is known when the value of an expression lies between bounds. */
export function within(expr: Expr, [low, high]: Range, known: Known): Known {
  const key = keyOf(expr);
  const [least, most] = known.numbers.get(key) ?? [-Infinity, Infinity];
  return { ...known, numbers: new Map(known.numbers).set(key, [Math.max(least, low), Math.min(most, high)]) };
}

/** What is known either way. */
export function both(a: Known, b: Known): Known {
  const numbers = new Map<string, Range>();
  for (const [key, [low, high]] of a.numbers) {
    const other = b.numbers.get(key);
    if (other !== undefined) numbers.set(key, [Math.min(low, other[0]), Math.max(high, other[1])]);
  }
  return { numbers, truths: common(a.truths, b.truths), entities: common(a.entities, b.entities) };
}

function common<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): Map<string, T> {
  return new Map([...a].filter(([key, value]) => b.get(key) === value));
}

/** What of it is still known once something may have changed. */
export function keep(known: Known, still: (key: string) => boolean): Known {
  const filter = <T>(map: ReadonlyMap<string, T>): ReadonlyMap<string, T> => (map.size === 0 ? map : new Map([...map].filter(([key]) => still(key))));
  return { numbers: filter(known.numbers), truths: filter(known.truths), entities: filter(known.entities) };
}
