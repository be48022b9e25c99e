/** The verb `move … to the bottom of`. Must leave the moving to `components/`. */
import { moveThing } from '../components/move-thing.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Puts things under a zone; the last of the list ends lowest. */
export const moveToBottom: VerbDeclaration = {
  id: 'move-to-bottom',
  phrases: ['move {things:thing*} to (the) bottom of {to:zone}'],
  returns: null,
  doc: 'Puts things at the bottom of a zone; the last of them ends lowest.',
  example: 'move rejected to the bottom of crisis-deck',
  face: { en: 'put {things} at the bottom of {to}', fr: 'placez {things} au-dessous de {to}' },
  run: (m, things, to) => {
    for (const thing of toList(things)) moveThing(m, thing, to as number, 'bottom');
  },
};
