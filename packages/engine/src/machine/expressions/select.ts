/**
 * `['select', kind, slot, source, where]`: the entities of a kind in a zone, a list or the whole game that pass a test.
 * A zone source walks that zone only, no source walks the kind's own ids; kinds of which some may lie face down are then put
 * in the order of places (`by-place.ts`). Must give a list that no later change touches.
 */
import { hoistedCondition, type SelectionRun } from '../../compile/hoist.js';
import { indexOf } from '../../compile/named.js';
import { type Compiler, type ConditionForm, type Node, type ValueForm } from '../../compile/compiler.js';
import { type ConditionEval, type Machine, type NumberEval } from '../machine.js';
import { type Operand, read } from '../operand.js';
import { byPlace } from './by-place.js';
import { EMPTY, NONE, type Value } from '../../state/value.js';

type ListEval = (m: Machine, locals: Value[]) => readonly number[];

interface Selection {
  lo: number;
  hi: number;
  slot: number;
  /** Null: the whole game. */
  source: Operand | null;
  all: readonly number[];
  where: ConditionEval | null;
  run: SelectionRun;
  /** Whether the order of ids would tell which is which. */
  telling: boolean;
}

/** The candidates of a source that is a zone, a thing, or a list of these. */
function candidatesIn(m: Machine, source: Value, lo: number, hi: number): readonly number[] {
  const { zoneLo } = m.layout;
  if (typeof source === 'number') {
    if (source < 0) return EMPTY;
    return m.state.zones[source - zoneLo] ?? [source];
  }
  if (typeof source === 'string') return EMPTY;
  for (let i = 0; i < source.length; i++) {
    const one = source[i] as number;
    if ((one < lo || one >= hi) && m.state.zones[one - zoneLo] !== undefined) {
      return source.flatMap((each) => (each >= lo && each < hi ? each : (m.state.zones[each - zoneLo] ?? each)));
    }
  }
  return source;
}

function selection(c: Compiler, node: Node, at: string): Selection {
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[1], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  const { lo, hi, all } = info;
  const run: SelectionRun = { now: 0, count: 0 };
  const tested = node[4] !== null && node[4] !== undefined;
  // Without a test nothing is put into the slot, so it need not exist: it is another scope's in an inlined definition.
  const slot = tested ? c.slot(node[2], at) : -1;
  const where = tested ? hoistedCondition(c, node[4], `${at}[4]`, slot, run) : null;
  const source = node[3] === null || node[3] === undefined ? null : c.operand(node[3], `${at}[3]`);
  const telling = source === null && where !== null && all.some((id) => c.layout.twoSided[id]);
  return { lo, hi, slot, source, all, where, run, telling };
}

/** The first candidate that passes, none if none does. */
function firstPassing({ lo, hi, slot, source, all, where, run }: Selection): NumberEval {
  return (m, locals) => {
    const ids = source === null ? all : candidatesIn(m, read(source, m, locals), lo, hi);
    const outer = run.now;
    run.now = ++run.count;
    let first = NONE;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id < lo || id >= hi) continue;
      if (where !== null) {
        locals[slot] = id;
        if (!where(m, locals)) continue;
      }
      first = id;
      break;
    }
    run.now = outer;
    return first;
  };
}

/** All candidates that pass. */
function allPassing({ lo, hi, slot, source, all, where, run, telling }: Selection): ListEval {
  return (m, locals) => {
    const out: number[] = [];
    const ids = source === null ? all : candidatesIn(m, read(source, m, locals), lo, hi);
    const outer = run.now;
    run.now = ++run.count;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id < lo || id >= hi) continue;
      if (where !== null) {
        locals[slot] = id;
        if (!where(m, locals)) continue;
      }
      out.push(id);
    }
    run.now = outer;
    return telling ? byPlace(m, out) : out;
  };
}

/** The list itself. */
export const select: ValueForm = (c, node, at) => {
  const selected = selection(c, node, at);
  return selected.where === null && selected.source === null ? () => selected.all : allPassing(selected);
};

/** `['count', ['select', …]]` without making the list. */
export const countSelected: ValueForm = (c, node, at) => {
  const { lo, hi, slot, source, all, where, run } = selection(c, node, at);
  return (m, locals) => {
    let n = 0;
    const ids = source === null ? all : candidatesIn(m, read(source, m, locals), lo, hi);
    const outer = run.now;
    run.now = ++run.count;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id < lo || id >= hi) continue;
      if (where !== null) {
        locals[slot] = id;
        if (!where(m, locals)) continue;
      }
      n++;
    }
    run.now = outer;
    return n;
  };
};

/** `['exists', ['select', …]]` up to the first that passes. */
export const anySelected: ConditionForm = (c, node, at) => {
  const selected = selection(c, node, at);
  const first = firstPassing(selected);
  return (m, locals) => first(m, locals) !== NONE;
};

/** `['query', 'first-of', ['select', …]]`: the first that passes, none if none does, without making the list. */
export const firstSelected: ValueForm = (c, node, at) => {
  const selected = selection(c, node, at);
  if (!selected.telling) return firstPassing(selected);
  const all = allPassing(selected);
  return (m, locals) => all(m, locals)[0] ?? NONE;
};
