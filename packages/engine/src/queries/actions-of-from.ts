/** The query `actions of … from …`. Must not change anything. */
import { actionsOf } from '../ability/actions.js';
import type { QueryDeclaration } from './query.js';

/** The actions a player may use now whose source lies in a zone. */
export const actionsOfFrom: QueryDeclaration = {
  id: 'actions-of-from',
  phrases: ['actions of {p:player} from {z:zone}'],
  returns: 'list:ability',
  doc: 'The abilities that a player may use as an action now and that belong to a thing in a zone, or to the zone itself.',
  example: 'you may choose one of actions of you from hand of you as chosen',
  face: { en: 'the actions of {p} from {z}', fr: 'les actions de {p} depuis {z}' },
  run: (m, p, z) =>
    actionsOf(m, p as number).filter((index) => {
      const source = m.layout.instances[index]?.source ?? -1;
      return source === z || m.state.zoneOf[source] === z;
    }),
};
