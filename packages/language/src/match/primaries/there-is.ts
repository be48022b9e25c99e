// Conditions about how many things there are. Must not read other conditions.
import type { ItType, MatchContext, Primary } from '../context.js';
import { Level, negated, node, reading, type Node, type Reading } from '../node.js';
import { comparison } from '../compare.js';
import { otherThanYou } from '../other-than-you.js';
import { counted } from './nouns.js';

/** `there is a NP`, `there is no NP`, `there are at least N NP`. */
export const thereIs: Primary = (m, at, it) => {
  if (!m.is(at, 'there')) return [];
  if (!m.is(at + 1, 'is') && !m.is(at + 1, 'are')) {
    m.failures.words(at + 1, ['is', 'are']);
    return [];
  }
  const start = at + 2;
  if (m.is(start, 'a') || m.is(start, 'an')) return some(m, at, start + 1, it, false);
  if (m.is(start, 'another')) return otherThanYou(m, some(m, at, start + 1, it, false));
  if (m.is(start, 'no')) return some(m, at, start + 1, it, true);
  return compared(m, at, start, it);
};

function some(m: MatchContext, from: number, at: number, it: ItType, no: boolean): Reading[] {
  const phrases = m.nounPhrase(at, it);
  if (phrases.length === 0) m.failures.type(at, 'special:noun', null);
  return counted(phrases, no ? 'either' : 'singular').map((list) => {
    const exists = node('exists', 'condition', from, list.end, { args: [list.node] });
    return reading(no ? negated(exists) : exists, Level.Compare, [list]);
  });
}

function compared(m: MatchContext, from: number, at: number, it: ItType): Reading[] {
  const compare = comparison(m, at);
  const start = compare?.end ?? (m.is(at, 'exactly') ? at + 1 : at);
  if (compare === null) m.failures.words(at, ['a', 'no', 'at least', 'at most', 'more than', 'fewer than']);
  return m.wanted(start, 'number', Level.Atom, it).flatMap((count) => {
    const phrases = m.nounPhrase(count.end, it);
    if (phrases.length === 0) m.failures.type(count.end, 'special:noun', null);
    return counted(phrases, count.node.value === 1 ? 'singular' : 'plural').map((list) => {
      const size = node('count', 'number', list.node.from, list.end, { args: [list.node] });
      const made = compare === null ? equal(size, count.node) : compare.make(size, count.node);
      return reading({ ...made, from, to: list.end }, Level.Compare, [count, list]);
    });
  });
}

function equal(a: Node, b: Node): Node {
  return node('=', 'condition', a.from, b.to, { args: [a, b] });
}
