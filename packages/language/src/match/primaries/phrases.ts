// Queries and definitions that begin with a word. Must not read those that begin with a slot: they extend.
import { elementOf, isList, isThing, kindOf, ROOT } from '../../check/types.js';
import type { MatchContext, Primary } from '../context.js';
import type { ValueTarget } from '../lexicon.js';
import { node, reading, type Reading } from '../node.js';
import type { PhraseEnd } from '../phrase-trie.js';
import { spellingEdits } from '../spelling.js';
import type { TypeTag } from '../../vocabulary.js';

/** A query or definition, with or without `the` before it. */
export const phrase: Primary = (m, at, it) => {
  const readings: Reading[] = [];
  const follow = (start: number): void => {
    m.walk(
      m.lexicon.prefixes,
      start,
      it,
      [],
      (end, to, captured) => {
        readings.push(phraseReading(m, end, at, to, captured));
      },
      true,
    );
  };
  follow(at);
  if (m.is(at, 'the')) follow(at + 1);
  return readings;
};

/** The reading of a complete pattern; arguments are put in the order of the declaration. */
export function phraseReading(
  m: MatchContext,
  end: PhraseEnd<ValueTarget>,
  from: number,
  to: number,
  captured: readonly Reading[],
): Reading {
  const { target } = end;
  const byName = new Map(end.slots.map((slot, index) => [slot, captured[index]]));
  const args = target.params.flatMap((param) => byName.get(param)?.node ?? []);
  const type = target.generic.length === 0 ? target.returns : genericType(m, target, byName);
  const parts = captured.map((read) => read.node);
  const varies = end.elements.some((element) => element.element === 'word' && element.variation !== 'none');
  const start = parts[0] !== undefined && end.elements[0]?.element === 'slot' ? parts[0].from : m.is(from, 'the') && end.elements[0]?.element === 'word' && !end.elements[0].words.includes('the') ? from + 1 : from;
  const edits = varies ? spellingEdits(end.elements, captured, start, (at) => m.tokens[at]?.text ?? '') : [];
  return reading(node(target.sort, type, from, to, { id: target.phrase.id, args, edits }), target.level, captured);
}

/** What is taken from lists of a narrower kind is of that kind. */
function genericType(m: MatchContext, target: ValueTarget, byName: ReadonlyMap<string, Reading | undefined>): TypeTag {
  let kind: string | null = null;
  for (const param of target.generic) {
    const given = byName.get(param)?.node.type ?? '';
    const element = isList(given) ? elementOf(given) : given;
    if (element === null || !isThing(element)) return target.returns;
    kind = kind === null ? kindOf(element) : m.lexicon.types.join(kind, kindOf(element));
  }
  return `${isList(target.returns) ? 'list' : 'thing'}:${kind ?? ROOT}`;
}
