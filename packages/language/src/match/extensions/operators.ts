// Arithmetic, comparison by symbols, and/or, and lists of things. Must not read words that describe.
import { isList, isThing, NONE, UNKNOWN } from '../../check/types.js';
import type { TypeTag } from '../../vocabulary.js';
import { comparisonSymbol } from '../compare.js';
import type { Extension, ItType, MatchContext } from '../context.js';
import { fitReading } from '../fit.js';
import { Level, negated, node, reading, type Node, type Reading } from '../node.js';

/** `A + B`, `A - B`, `A * B`, left to right. */
export const arithmetic: Extension = (m, left, from, it) => {
  const times = m.is(left.end, '*');
  const op = times ? '*' : m.is(left.end, '+') ? '+' : m.is(left.end, '-') ? '-' : null;
  if (op === null || left.level < (times ? Level.Multiply : Level.Add)) return [];
  const a = fitReading(m.lexicon.types, left, 'number');
  if (a === null) return [];
  return m.wanted(left.end + 1, 'number', times ? Level.Infix : Level.Multiply, it).map((b) => {
    const made = node(op, 'number', from, b.end, { args: [a.node, b.node] });
    return reading(made, times ? Level.Multiply : Level.Add, [a, b]);
  });
};

/** `A < B` and its like; `A = B` and `A != B` also for things. */
export const symbolComparison: Extension = (m, left, from, it) => {
  if (left.level < Level.Add) return [];
  const compare = comparisonSymbol(m, left.end);
  if (compare !== null) {
    const a = fitReading(m.lexicon.types, left, 'number');
    if (a === null) return [];
    return m.wanted(compare.end, 'number', Level.Add, it).map((b) => {
      return reading({ ...compare.make(a.node, b.node), from, to: b.end }, Level.Compare, [a, b]);
    });
  }
  const differs = m.is(left.end, '!=');
  if (!differs && !m.is(left.end, '=')) return [];
  return equals(m, left, left.end + 1, it).map(({ a, b }) => {
    const made = node('=', 'condition', from, b.end, { args: [a.node, b.node] });
    return reading(differs ? negated(made) : made, Level.Compare, [a, b], differs ? 1 : 0);
  });
};

/** Values that may equal a reading, with the reading made to fit them. */
export function equals(m: MatchContext, left: Reading, at: number, it: ItType): { a: Reading; b: Reading }[] {
  const { types } = m.lexicon;
  const type = left.node.type;
  const number = fitReading(types, left, 'number');
  if (number !== null && type !== UNKNOWN) return m.wanted(at, 'number', Level.Add, it).map((b) => ({ a: number, b }));
  if (isList(type)) return [];
  if (!isThing(type)) return m.wanted(at, type === NONE ? 'thing:thing' : type, Level.Add, it).map((b) => ({ a: left, b }));
  const kind = type.slice('thing:'.length);
  const things = m.wanted(at, 'thing:thing', Level.Add, it, true);
  const fitting = things.filter(({ node: b }) => !isThing(b.type) || types.related(kind, b.type.slice('thing:'.length)));
  // Asked again for the exact type, so that the failure names it.
  if (fitting.length === 0) m.failures.type(at, type, things[0] ?? m.expr(at, it).at(-1) ?? null);
  return fitting.map((b) => ({ a: left, b }));
}

/** `C and D`, `C or D` of conditions; `and` binds tighter. */
export const logic: Extension = (m, left, from, it) => {
  const op = m.is(left.end, 'and') ? 'and' : m.is(left.end, 'or') ? 'or' : null;
  if (op === null || (left.node.type !== 'condition' && left.node.type !== UNKNOWN)) return [];
  const level = op === 'and' ? Level.And : Level.Or;
  if (left.level < level) return [];
  const longer = left.node.op === op && left.level === level;
  return m.wanted(left.end + 1, 'condition', op === 'and' ? Level.Not : Level.And, it).map((right) => {
    const args = longer ? [...left.node.args, right.node] : [left.node, right.node];
    return reading(node(op, 'condition', from, right.end, { args }), level, [left, right], longer ? -1 : 0);
  });
};

/** `A if COND otherwise B`. */
export const conditional: Extension = (m, left, from, it) => {
  if (!m.is(left.end, 'if') || left.level < Level.List) return [];
  const { types } = m.lexicon;
  return m.wanted(left.end + 1, 'condition', Level.Or, it, true).flatMap((test) => {
    if (!m.is(test.end, 'otherwise')) return [];
    const type = left.node.type === 'tally' ? 'number' : left.node.type;
    const wide = isThing(type) ? 'thing:thing' : isList(type) ? 'list:thing' : type === NONE ? 'thing:thing' : type;
    const a = fitReading(types, left, wide);
    if (a === null) return [];
    return m.wanted(test.end + 1, wide, Level.Any, it).map((b) => {
      const made = node('if', joined(m, type, b.node.type), from, b.end, { args: [test.node, a.node, b.node] });
      return reading(made, Level.Any, [a, test, b]);
    });
  });
};

function joined(m: MatchContext, a: TypeTag, b: TypeTag): TypeTag {
  if (a === NONE) return b;
  if (a === b || b === NONE || b === UNKNOWN || !(isThing(a) || isList(a))) return a;
  const kind = m.lexicon.types.join(a.slice(a.indexOf(':') + 1), b.slice(b.indexOf(':') + 1));
  return `${isList(a) ? 'list' : 'thing'}:${kind}`;
}

/** `X, Y and Z`, `X or Y` of things. */
export const listing: Extension = (m, left, from, it) => {
  if (left.level < Level.Infix || !holdsThings(left.node.type)) return [];
  const readings: Reading[] = [];
  more(left.end, [left]);
  return readings;

  function more(at: number, items: readonly Reading[]): void {
    const comma = m.is(at, ',');
    const last = m.is(at, 'and') || m.is(at, 'or');
    if (!comma && !last) return;
    for (const item of elements(m, at + 1, it, comma || left.node.type === UNKNOWN)) {
      if (comma) more(item.end, [...items, item]);
      else readings.push(listReading(m, from, [...items, item]));
    }
  }
};

function holdsThings(type: TypeTag): boolean {
  return isThing(type) || (isList(type) && type !== 'list:ability') || type === UNKNOWN;
}

function elements(m: MatchContext, at: number, it: ItType, quiet: boolean): Reading[] {
  const fitting = m.expr(at, it).filter((read) => read.level >= Level.Infix && holdsThings(read.node.type));
  if (fitting.length === 0 && !quiet) m.failures.type(at, 'list:thing', m.expr(at, it).at(-1) ?? null);
  return fitting;
}

function listReading(m: MatchContext, from: number, items: readonly Reading[]): Reading {
  const kinds = items.map(({ node: item }) => item.type).filter((type) => type !== UNKNOWN);
  const kind = kinds.map((type) => type.slice(type.indexOf(':') + 1)).reduce((a, b) => m.lexicon.types.join(a, b), kinds[0]?.slice(kinds[0].indexOf(':') + 1) ?? 'thing');
  const args = items.flatMap(({ node: item }): readonly Node[] => (item.op === 'list' ? item.args : [item]));
  const to = items.at(-1)?.end ?? from;
  return reading(node('list', `list:${kind}`, from, to, { args }), Level.List, items);
}
