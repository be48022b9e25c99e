/** The verb `move … to`. Must leave the moving to `components/`. */
import { moveThing } from '../components/move-thing.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Moves things into a zone, in the order of the list. */
export const moveTo: VerbDeclaration = {
  id: 'move-to',
  phrases: ['move {things:thing*} to {to:zone}'],
  returns: null,
  doc: 'Puts things into a zone, one after another; what is there already stays where it is.',
  example: 'move this to discard-pile',
  face: { en: 'move {things} to {to}', fr: 'déplacez {things} vers {to}' },
  run: (m, things, to) => {
    if (typeof things === 'number') {
      if (things >= 0) moveThing(m, things, to as number, 'end');
      return;
    }
    const list = toList(things);
    for (let i = 0; i < list.length; i++) moveThing(m, list[i] as number, to as number, 'end');
  },
};
