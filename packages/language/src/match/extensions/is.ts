// Conditions with `is`: equality, comparison, kind, place, adjectives, one of a list. Must not read declared phrases
// except to negate them.
import { isList, isThing, kindOf, NONE, UNKNOWN } from '../../check/types.js';
import { comparison } from '../compare.js';
import type { Extension, ItType, MatchContext } from '../context.js';
import { fitReading } from '../fit.js';
import { Level, negated, node, reading, type Node, type Reading } from '../node.js';
import { counted } from '../primaries/nouns.js';
import { equals } from './operators.js';
import { phrasesAfter } from './infix.js';

/** A condition before `is` is negated: the parts it rests on, with its node. */
interface Said {
  readonly made: Node;
  readonly parts: readonly Reading[];
}

/** `X is ...`, `X is not ...`. */
export const isCondition: Extension = (m, left, from, it) => {
  if (isList(left.node.type) && left.level >= Level.Add && (m.is(left.end, 'is') || m.is(left.end, 'are'))) {
    const at = left.end + (m.is(left.end + 1, 'not') ? 2 : 1);
    m.failures.remark(at, 'D0225', 'several things are described here; only one can be', from);
    return [];
  }
  if (left.level < Level.Add || !(m.is(left.end, 'is') || m.is(left.end, 'are'))) return [];
  const not = m.is(left.end + 1, 'not');
  const at = left.end + (not ? 2 : 1);
  const said = [
    ...compared(m, left, at, it),
    ...placed(m, left, at, it),
    ...oneOf(m, left, at, it),
    ...ofKind(m, left, at, it),
    ...described(m, left, at),
    ...equals(m, left, at, it).map(({ a, b }) => ({ made: condition('=', b.end, [a.node, b.node]), parts: [a, b] })),
  ];
  const readings = said.map(({ made, parts }) => {
    const whole = { ...made, from };
    return reading(not ? negated(whole) : whole, Level.Compare, parts, not ? 1 : 0);
  });
  if (not) {
    for (const declared of phrasesAfter(m, left, from, it, at, 'is', false)) {
      if (declared.node.type === 'condition') readings.push(reading(negated(declared.node), Level.Compare, [declared]));
    }
  }
  return readings;
};

function condition(op: string, to: number, args: readonly Node[], id = ''): Node {
  return node(op, 'condition', args[0]?.from ?? to, to, { args, id });
}

function compared(m: MatchContext, left: Reading, at: number, it: ItType): Said[] {
  const number = fitReading(m.lexicon.types, left, 'number');
  if (number === null) return [];
  const compare = comparison(m, at);
  if (compare === null) return [];
  return m.wanted(compare.end, 'number', Level.Add, it).map((right) => ({
    made: { ...compare.make(number.node, right.node), to: right.end },
    parts: [number, right],
  }));
}

function placed(m: MatchContext, left: Reading, at: number, it: ItType): Said[] {
  if (!m.is(at, 'in') || !isThingLike(left)) return [];
  if (isThing(left.node.type) && !m.lexicon.types.liesInZones(kindOf(left.node.type))) return [];
  return m.wanted(at + 1, 'thing:zone', Level.Add, it).map((zone) => ({
    made: condition('in', zone.end, [left.node, zone.node]),
    parts: [left, zone],
  }));
}

function oneOf(m: MatchContext, left: Reading, at: number, it: ItType): Said[] {
  if (!m.is(at, 'one') || !m.is(at + 1, 'of')) return [];
  const type = left.node.type;
  if (!isThingLike(left) && type !== 'ability') return [];
  const lists = m.wanted(at + 2, type === 'ability' ? 'list:ability' : 'list:thing', Level.List, it);
  const possible = lists.filter(({ node: list }) => canHold(m, list.type, type));
  if (possible.length === 0 && lists.length > 0) m.failures.type(at + 2, `list:${kindOf(type)}`, lists.at(-1) ?? null);
  return possible.map((list) => ({
    made: condition('one-of', list.end, [left.node, list.node]),
    parts: [left, list],
  }));
}

function canHold(m: MatchContext, list: string, one: string): boolean {
  return !isThing(one) || list === UNKNOWN || m.lexicon.types.related(kindOf(list), kindOf(one));
}

function ofKind(m: MatchContext, left: Reading, at: number, it: ItType): Said[] {
  if ((!m.is(at, 'a') && !m.is(at, 'an')) || !isThingLike(left)) return [];
  const phrases = m.nounPhrase(at + 1, it);
  if (phrases.length === 0) m.failures.type(at + 1, 'special:noun', null);
  return counted(phrases, 'singular').map((phrase) => {
    const plain = phrase.node.args.length === 0;
    const args = plain ? [left.node] : [left.node, phrase.node];
    const made = node(plain ? 'is-kind' : 'described', 'condition', left.node.from, phrase.end, {
      id: phrase.node.id,
      args,
      edits: phrase.node.edits ?? [],
    });
    return { made, parts: [left, phrase] };
  });
}

function described(m: MatchContext, left: Reading, at: number): Said[] {
  if (!isThing(left.node.type)) return [];
  const kind = kindOf(left.node.type);
  return m.lexicon.adjectives.at(m.tokens, at).flatMap(({ end, value }) => {
    if (!m.lexicon.types.isA(kind, value.of)) {
      const { types } = m.lexicon;
      const words = m.tokens.slice(at, end).map(({ text }) => text).join(' ');
      m.failures.remark(at, 'D0242', `'${words}' is said of ${types.describe(`thing:${value.of}`)}, not of ${types.describe(left.node.type)}`, left.node.from);
      return [];
    }
    if (value.sort !== 'attribute') return [];
    return [{ made: condition('attr', end, [left.node], value.id), parts: [left] }];
  });
}

function isThingLike({ node: { type } }: Reading): boolean {
  return isThing(type) || type === UNKNOWN || type === NONE;
}
