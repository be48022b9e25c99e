/** The query `together with`. Must not change anything. */
import { toList } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** Puts those of a list that `into` lacks behind it. Lists are short: looking through them takes less than a set. */
function addMissing(list: readonly number[], into: number[]): number[] {
  for (let i = 0; i < list.length; i++) {
    const one = list[i] as number;
    if (!into.includes(one)) into.push(one);
  }
  return into;
}

/** Two lists as one, each thing once. */
export const togetherWith: QueryDeclaration = {
  id: 'together-with',
  phrases: ['{a:thing*} together with {b:thing*}'],
  returns: 'list:thing',
  doc: 'The things of both lists, each once: first those of the one, then those of the other.',
  example: 'let targets be vipers in bow together with vipers in stern',
  face: { en: '{a} and {b}', fr: '{a} et {b}' },
  run: (_m, a, b) => addMissing(toList(b), addMissing(toList(a), [])),
};
