// The pane of costs.
import { html } from 'lit';
import type { Profile, Session } from '@dradis/session';
import { attempt } from '../../frame/snapshot.js';
import type { Pane } from '../pane.js';
import { placeListener } from '../show-place.js';

interface Measured {
  readonly profile: Profile | undefined;
  readonly problem: string | undefined;
  /** Count of commands when it was measured. */
  readonly moves: number;
}
const measured = new WeakMap<Session, Measured>();

/** Shows what the recorded game cost when it was last measured. */
export const profilePane: Pane = {
  id: 'profile',
  title: 'Costs',
  group: 'centre',
  onlyAllSeeing: true,
  render: (context) => {
    const { store, redraw } = context;
    const { session } = store;
    const known = session === undefined ? undefined : measured.get(session);
    const measure = (): void => {
      if (session === undefined) return;
      const found = attempt(() => session.profile(() => performance.now()));
      measured.set(session, { profile: 'value' in found ? found.value : undefined, problem: 'failure' in found ? found.failure : undefined, moves: store.moves });
      redraw();
    };
    if (known?.problem !== undefined) context.notify(`The costs could not be measured: ${known.problem}`);
    return html`<dradis-profile .profile=${known?.profile} ?stale=${known !== undefined && known.moves !== store.moves} @dradis-profile-measure=${measure} @dradis-place=${placeListener(context)}></dradis-profile>`;
  },
};
