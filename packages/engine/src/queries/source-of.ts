/** The query `source of`. Must not change anything. */
import { NONE } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** What an ability is an ability of. */
export const sourceOf: QueryDeclaration = {
  id: 'source-of',
  phrases: ['source of {a:ability}'],
  returns: 'thing:thing',
  doc: 'The thing or zone to which an ability belongs.',
  example: 'let card be source of chosen',
  face: { en: 'the source of {a}', fr: 'la source de {a}' },
  run: (m, a) => m.layout.instances[a as number]?.source ?? NONE,
};
