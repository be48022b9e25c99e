/** The query `together with`. Must not change anything. */
import { toList } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** Two lists as one, each thing once. */
export const togetherWith: QueryDeclaration = {
  id: 'together-with',
  phrases: ['{a:thing*} together with {b:thing*}'],
  returns: 'list:thing',
  doc: 'The things of both lists, each once: first those of the one, then those of the other.',
  example: 'let targets be vipers in bow together with vipers in stern',
  face: { en: '{a} and {b}', fr: '{a} et {b}' },
  run: (_m, a, b) => [...new Set([...toList(a), ...toList(b)])],
};
