// What `for each` goes through: a noun phrase (`player`, `raider in bow`) or `of` and a list.
import { elementOf } from '../../check/types.js';
import type { SpecialSlot } from '../context.js';
import { Level, node, reading } from '../node.js';
import { counted } from '../primaries/nouns.js';

/** A `select` node, or an `of` node around a list. */
export const eachList: SpecialSlot = (m, at, it) => {
  if (!m.is(at, 'of')) {
    const phrases = m.nounPhrase(at, it);
    if (phrases.length === 0) m.failures.type(at, 'special:each', null);
    return counted(phrases, 'singular');
  }
  const all = m.expr(at + 1, it);
  const lists = all.filter(({ node: { type } }) => elementOf(type) !== null || type === 'unknown');
  if (lists.length === 0) m.failures.type(at + 1, 'list:thing', all.at(-1) ?? null);
  return lists.map((list) => reading(node('of', list.node.type, at, list.end, { args: [list.node] }), Level.Any, [list]));
};
