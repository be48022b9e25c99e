/** The query `actions of`. Must not change anything. */
import { actionsOf as find } from '../ability/actions.js';
import type { QueryDeclaration } from './query.js';

/** The actions a player may use now. */
export const actionsOf: QueryDeclaration = {
  id: 'actions-of',
  phrases: ['actions of {p:player}'],
  returns: 'list:ability',
  doc: 'The abilities that a player may use as an action now.',
  example: 'current player may choose one of actions of current player as chosen',
  face: { en: 'the actions of {p}', fr: 'les actions de {p}' },
  run: (m, p) => find(m, p as number),
};
