/**
 * Operands: what an instruction or expression works with, as a record instead of a closure, because most are a local, a
 * constant, a variable or an attribute of a thing that is at hand, and fetching these must not cost a call. Must fetch only.
 */
import { type Value } from '../state/value.js';
import { type Eval, type Machine } from './machine.js';

/** What a local holds. */
export const LOCAL = 0;
/** An attribute that changes, of the thing in a local. */
export const ATTRIBUTE = 1;
/** An attribute that never changes, of the thing in a local. */
export const FIXED = 2;
/** A variable of the game. */
export const GLOBAL = 3;
/** Always the same. */
export const CONSTANT = 4;
/** An attribute that changes, of a thing that is always the same. */
export const CELL = 5;
/** Anything else: it is worked out. */
export const WORKED_OUT = 6;

/** One operand. All have one shape, so that fetching stays quick wherever it is done. */
export interface Operand {
  readonly code: number;
  /** The slot of `LOCAL`, `ATTRIBUTE` and `FIXED`; of `CELL`, the thing minus the first entity that has the attribute. */
  readonly slot: number;
  /** Index of the variable or attribute. */
  readonly index: number;
  /** The entities that have the attribute: `lo` … `hi - 1`. */
  readonly lo: number;
  readonly hi: number;
  /** The attribute's values, by entity minus `lo`. */
  readonly fixed: readonly Value[];
  /** The constant, or what entities without the attribute have. */
  readonly value: Value;
  readonly run: Eval;
}

/** The value of an operand. */
export function read(o: Operand, m: Machine, locals: Value[]): Value {
  const { code } = o;
  if (code === LOCAL) return locals[o.slot] as Value;
  if (code === ATTRIBUTE) {
    const thing = locals[o.slot] as number;
    return thing < o.lo || thing >= o.hi ? o.value : ((m.state.attrs[o.index] as Value[])[thing - o.lo] as Value);
  }
  if (code === FIXED) {
    const thing = locals[o.slot] as number;
    return thing < o.lo || thing >= o.hi ? o.value : (o.fixed[thing - o.lo] as Value);
  }
  if (code === CONSTANT) return o.value;
  if (code === GLOBAL) return m.state.vars[o.index] as Value;
  if (code === CELL) return (m.state.attrs[o.index] as Value[])[o.slot] as Value;
  return o.run(m, locals);
}

/** `read` for an operand that gives a number, entity, condition, tally or ability: the same function, so that it costs no call more. */
export const readNumber = read as (o: Operand, m: Machine, locals: Value[]) => number;
