/** The query `first of`. Must not change anything. */
import { NONE, toList } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** The first element of a list. */
export const firstOf: QueryDeclaration = {
  id: 'first-of',
  phrases: ['first of {list:thing*}'],
  returns: 'thing:thing',
  doc: 'The first thing of a list, or none when the list is empty.',
  example: 'let heir be first of players after current player',
  face: { en: 'the first of {list}', fr: 'le premier de {list}' },
  run: (_m, list) => toList(list)[0] ?? NONE,
};
