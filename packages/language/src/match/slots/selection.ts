// What a player chooses, or chance picks: `a viper in space`, `up to 2 of those`, `a number from 1 to 3`. Must not read
// who chooses.
import { elementOf, listOf } from '../../check/types.js';
import type { ItType, MatchContext, SpecialSlot } from '../context.js';
import { keep, Level, node, reading, type Node, type Reading } from '../node.js';
import { otherThanYou } from '../other-than-you.js';
import { counted } from '../primaries/nouns.js';

/**
 * A `selection` node: `value` is `one`, `some` or `number`; the type is that of what is chosen; `args` are candidates,
 * least and most (for a number: `absent`, least and most). Without an upper end the last is `absent`.
 */
export const selection: SpecialSlot = (m, at, it) => {
  const found: Reading[] = [];
  const add = (read: Reading): void => {
    keep(found, read);
  };
  if (m.is(at, 'a') || m.is(at, 'an')) {
    for (const list of noun(m, at + 1, it, false)) add(one(at, list));
    for (const range of numberRange(m, at, it)) add(range);
  } else if (m.is(at, 'another')) {
    for (const list of otherThanYou(m, noun(m, at + 1, it, false))) add(one(at, list));
  } else if (m.is(at, 'one') && m.is(at + 1, 'of')) {
    for (const list of lists(m, at + 2, it)) add(one(at, list));
  } else if (m.is(at, 'any') && m.is(at + 1, 'number')) {
    const after = m.words(at, 'any', 'number', 'of');
    const all = after === -1 ? [] : [...counted(m.nounPhrase(after, it), 'plural'), ...lists(m, after, it, true)];
    if (after !== -1 && all.length === 0) m.failures.type(after, 'special:noun', null);
    for (const list of all) add(some(at, list, literal(0, at), absent(at), []));
  } else if (m.is(at, 'up')) {
    const after = m.words(at, 'up', 'to');
    const counts = after === -1 ? [] : m.wanted(after, 'number', Level.Atom, it);
    for (const count of counts) {
      for (const list of afterNumber(m, count, it)) add(some(at, list, literal(0, at), count.node, [count]));
    }
  } else {
    const counts = m.wanted(at, 'number', Level.Atom, it, true);
    if (counts.length === 0) m.failures.type(at, 'special:selection', m.expr(at, it).at(-1) ?? null);
    for (const count of counts) fromNumber(m, at, count, it).forEach(add);
  }
  return found;
};

function fromNumber(m: MatchContext, at: number, least: Reading, it: ItType): Reading[] {
  if (!m.is(least.end, 'to')) return afterNumber(m, least, it).map((list) => some(at, list, least.node, least.node, [least]));
  return m
    .wanted(least.end + 1, 'number', Level.Atom, it)
    .flatMap((most) => afterNumber(m, most, it).map((list) => some(at, list, least.node, most.node, [least, most])));
}

function afterNumber(m: MatchContext, count: Reading, it: ItType): Reading[] {
  if (m.is(count.end, 'of')) return lists(m, count.end + 1, it);
  return noun(m, count.end, it, count.node.value !== 1);
}

function noun(m: MatchContext, at: number, it: ItType, plural: boolean): Reading[] {
  const phrases = m.nounPhrase(at, it);
  if (phrases.length === 0) m.failures.type(at, 'special:noun', null);
  return counted(phrases, plural ? 'plural' : 'singular');
}

/** Lists to choose from, of things or abilities; not one thing alone. */
function lists(m: MatchContext, at: number, it: ItType, quiet = false): Reading[] {
  const all = m.expr(at, it);
  const found = all.filter(({ node: { type } }) => elementOf(type) !== null || type === 'unknown');
  if (found.length === 0 && !quiet) m.failures.type(at, 'list:thing', all.at(-1) ?? null);
  return found;
}

function numberRange(m: MatchContext, at: number, it: ItType): Reading[] {
  if (!m.is(at + 1, 'number')) return [];
  const after = m.words(at, m.tokens[at]?.text ?? '', 'number', 'from');
  if (after === -1) return [];
  return m.wanted(after, 'number', Level.Add, it).flatMap((least) => {
    if (!m.is(least.end, 'to')) {
      m.failures.words(least.end, ['to']);
      return [];
    }
    return m.wanted(least.end + 1, 'number', Level.Add, it).map((most) => {
      const made = node('selection', 'number', at, most.end, { value: 'number', args: [absent(at), least.node, most.node] });
      return reading(made, Level.Any, [least, most]);
    });
  });
}

function one(from: number, list: Reading): Reading {
  const type = elementOf(list.node.type) ?? list.node.type;
  const args = [list.node, literal(1, from), literal(1, from)];
  return reading(node('selection', type, from, list.end, { value: 'one', args }), Level.Any, [list]);
}

function some(from: number, list: Reading, least: Node, most: Node, parts: readonly Reading[]): Reading {
  const element = elementOf(list.node.type);
  const type = element === null ? list.node.type : listOf(element);
  const args = [list.node, least, most];
  return reading(node('selection', type, from, list.end, { value: 'some', args }), Level.Any, [list, ...parts]);
}

function literal(value: number, at: number): Node {
  return node('number', 'number', at, at, { value });
}

function absent(at: number): Node {
  return node('absent', 'none', at, at);
}
