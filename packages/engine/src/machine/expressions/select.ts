/**
 * `['select', kind, slot, source, where]`: the entities of a kind in a zone, a list or the whole game that pass a test.
 * A zone source walks that zone only, no source walks the kind's own ids; kinds of which some may lie face down are then put
 * in the order of places (`by-place.ts`). Must give a list that no later change touches.
 */
import { valueWord, writeNode } from '../../compile/code-book.js';
import { beginRun, hoistedTest, NO_RUN, testOfRun } from '../../compile/hoist.js';
import { indexOf } from '../../compile/named.js';
import type { Compiler, ExpressionForm, Node } from '../../compile/compiler.js';
import type { KindInfo } from '../../pack/layout.js';
import type { Machine } from '../machine.js';
import { operation, read } from '../operand.js';
import { byPlace } from './by-place.js';
import { EMPTY, NONE, type Value } from '../../state/value.js';

/** Words of a selection behind its operation: ids of the kind, slot (-1: no test), whole game, source, test, shared work, order, kind. */
const LO = 1;
const HI = 2;
const SLOT = 3;
const WHOLE_GAME = 4;
const SOURCE = 5;
const TEST = 6;
const RUN = 7;
const TELLING = 8;
const KIND = 9;

/** The candidates of a source that is a zone, a thing, or a list of these. */
function candidatesIn(m: Machine, source: Value, lo: number, hi: number): readonly number[] {
  const { zoneLo, zoneHi } = m.layout;
  if (typeof source === 'number') {
    if (source < 0) return EMPTY;
    return source >= zoneLo && source < zoneHi ? (m.state.zones[source - zoneLo] as number[]) : [source];
  }
  if (typeof source === 'string') return EMPTY;
  for (let i = 0; i < source.length; i++) {
    const one = source[i] as number;
    if ((one < lo || one >= hi) && one >= zoneLo && one < zoneHi) return withContents(m, source, lo, hi);
  }
  return source;
}

/** A list with what lies in its zones in their place, but for those that are candidates themselves. */
function withContents({ state: { zones }, layout: { zoneLo, zoneHi } }: Machine, source: readonly number[], lo: number, hi: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < source.length; i++) {
    const one = source[i] as number;
    if ((one >= lo && one < hi) || one < zoneLo || one >= zoneHi) out.push(one);
    else {
      const contents = zones[one - zoneLo] as number[];
      for (let j = 0; j < contents.length; j++) out.push(contents[j] as number);
    }
  }
  return out;
}

/** Walks candidates that need pass no test: as `walk`. */
function walkAll(ids: readonly number[], lo: number, hi: number, out: number[] | null, first: boolean): number {
  let found = 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number;
    if (id < lo || id >= hi) continue;
    if (first) return id;
    found++;
    if (out !== null) out.push(id);
  }
  return first ? NONE : found;
}

/** Walks the candidates: puts those that pass into `out` if there is one, and gives how many; or, if `first`, gives the first, none if none passes. */
function walk(m: Machine, locals: Value[], at: number, out: number[] | null, first: boolean): number {
  const { words } = m;
  const lo = words[at + LO] as number;
  const hi = words[at + HI] as number;
  const slot = words[at + SLOT] as number;
  const whole = words[at + TEST] as number;
  const run = words[at + RUN] as number;
  const ids = words[at + WHOLE_GAME] === 1 ? null : candidatesIn(m, read(m, locals, words[at + SOURCE] as number), lo, hi);
  if (slot < 0) return walkAll(ids ?? (m.layout.kinds[words[at + KIND] as number] as KindInfo).all, lo, hi, out, first);
  const end = ids === null ? hi - lo : ids.length;
  const outer = run === NO_RUN ? 0 : beginRun(m, run);
  const test = run === NO_RUN || end === 0 ? whole : testOfRun(m, locals, whole);
  let found = first ? NONE : 0;
  for (let i = 0; i < end; i++) {
    const id = ids === null ? lo + i : (ids[i] as number);
    if (id < lo || id >= hi) continue;
    locals[slot] = id;
    if (read(m, locals, test) !== 1) continue;
    if (first) {
      found = id;
      break;
    }
    found++;
    if (out !== null) out.push(id);
  }
  if (run !== NO_RUN) m.code.runs[run] = outer;
  return found;
}

function listed(m: Machine, locals: Value[], at: number): readonly number[] {
  const out: number[] = [];
  walk(m, locals, at, out, false);
  return m.words[at + TELLING] === 1 ? byPlace(m, out) : out;
}

const SELECT = operation(listed);
const COUNT_SELECTED = operation((m, locals, at) => walk(m, locals, at, null, false));
const ANY_SELECTED = operation((m, locals, at) => (walk(m, locals, at, null, true) === NONE ? 0 : 1));
const FIRST_SELECTED = operation((m, locals, at) => (m.words[at + TELLING] === 1 ? (listed(m, locals, at)[0] ?? NONE) : walk(m, locals, at, null, true)));

function selection(c: Compiler, op: number, node: Node, at: string): number {
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[1], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  const { lo, hi, all } = info;
  const tested = node[4] !== null && node[4] !== undefined;
  const whole = node[3] === null || node[3] === undefined;
  // Without a test nothing is put into the slot, so it need not exist: it is another scope's in an inlined definition.
  const slot = tested ? c.slot(node[2], at) : -1;
  const { test, run } = tested ? hoistedTest(c, node[4], `${at}[4]`, slot) : { test: 0, run: NO_RUN };
  const source = whole ? 0 : c.word(node[3], `${at}[3]`);
  const telling = whole && tested && all.some((id) => c.layout.twoSided[id]);
  if (op === SELECT && whole && !tested) return valueWord(c.book, all);
  return writeNode(c.book, op, lo, hi, slot, whole ? 1 : 0, source, test, run, telling ? 1 : 0, info.index);
}

/** The list itself. */
export const select: ExpressionForm = (c, node, at) => selection(c, SELECT, node, at);
/** `['count', ['select', …]]` without making the list. */
export const countSelected: ExpressionForm = (c, node, at) => selection(c, COUNT_SELECTED, node, at);
/** `['exists', ['select', …]]` up to the first that passes. */
export const anySelected: ExpressionForm = (c, node, at) => selection(c, ANY_SELECTED, node, at);
/** `['query', 'first-of', ['select', …]]`: the first that passes, none if none does, without making the list. */
export const firstSelected: ExpressionForm = (c, node, at) => selection(c, FIRST_SELECTED, node, at);
