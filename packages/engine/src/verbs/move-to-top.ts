/** The verb `move … to the top of`. Must leave the moving to `components/`. */
import { moveThing } from '../components/move-thing.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Puts things on top of a zone; the first of the list ends on top. */
export const moveToTop: VerbDeclaration = {
  id: 'move-to-top',
  phrases: ['move {things:thing*} to (the) top of {to:zone}'],
  returns: null,
  doc: 'Puts things on top of a zone; the first of them ends on top.',
  example: 'move rejected to the top of crisis-deck',
  face: { en: 'put {things} on top of {to}', fr: 'placez {things} au-dessus de {to}' },
  run: (m, things, to) => {
    if (typeof things === 'number') {
      if (things >= 0) moveThing(m, things, to as number, 'top');
      return;
    }
    const list = toList(things);
    for (let i = list.length - 1; i >= 0; i--) moveThing(m, list[i] as number, to as number, 'top');
  },
};
