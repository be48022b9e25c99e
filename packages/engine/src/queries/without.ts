/** The query `without`. Must not change anything. */
import { toList } from '../state/value.js';
import type { QueryDeclaration } from './query.js';

/** A list less another. */
export const without: QueryDeclaration = {
  id: 'without',
  phrases: ['{a:thing*} without {b:thing*}'],
  returns: 'list:thing',
  doc: 'The things of a list that are not in another list.',
  example: 'let rest be drawn without chosen',
  face: { en: '{a} except {b}', fr: '{a} sauf {b}' },
  run: (_m, a, b) => {
    const left = toList(b);
    return toList(a).filter((one) => !left.includes(one));
  },
};
