/** The verb `show … to`. Must leave the showing to `components/`. */
import { showThings } from '../components/show-things.js';
import { toList } from '../state/value.js';
import type { VerbDeclaration } from './verb.js';

/** Lets one player look at things. */
export const show: VerbDeclaration = {
  id: 'show',
  phrases: ['show {things:thing*} to {p:player}'],
  returns: null,
  doc: 'Lets a player look at things. He knows them until they go elsewhere or are shuffled.',
  example: 'show top 2 cards of crisis-deck to you',
  face: { en: '{p} looks at {things}', fr: '{p} regarde {things}' },
  run: (m, things, p) => {
    showThings(m, toList(things), p as number);
  },
};
