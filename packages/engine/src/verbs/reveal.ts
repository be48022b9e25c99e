/** The verb `reveal`. Must leave the showing to `components/`. */
import { showThings } from '../components/show-things.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Lets everybody look at things. */
export const reveal: VerbDeclaration = {
  id: 'reveal',
  phrases: ['reveal {things:thing*}'],
  returns: null,
  doc: 'Lets everybody see things. They are known until they go elsewhere or are shuffled.',
  example: 'reveal all cards in hand of you',
  face: { en: 'reveal {things}', fr: 'révélez {things}' },
  run: (m, things) => {
    showThings(m, toList(things), -1);
  },
};
