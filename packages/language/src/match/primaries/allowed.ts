// `ACT is allowed (...)`. Must not read other conditions.
import { readArguments } from '../arguments.js';
import type { Primary } from '../context.js';
import { Level, negated, node, reading } from '../node.js';

/** Whether no prohibition stands against an act. */
export const allowed: Primary = (m, at, it) =>
  m.lexicon.acts.at(m.tokens, at).flatMap(({ end, value: act }) => {
    if (!m.is(end, 'is')) {
      m.failures.words(end, ['is allowed']);
      return [];
    }
    const not = m.is(end + 1, 'not');
    const word = not ? end + 2 : end + 1;
    if (!m.is(word, 'allowed')) {
      m.failures.words(word, ['allowed']);
      return [];
    }
    return readArguments(m, act, word + 1, it).map((given) => {
      const made = node('allowed', 'condition', at, given.end, { id: act.id, args: given.args });
      return reading(not ? negated(made) : made, Level.Compare, given.parts);
    });
  });
