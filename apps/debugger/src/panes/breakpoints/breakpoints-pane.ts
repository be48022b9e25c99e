// The pane of breakpoints.
import { html } from 'lit';
import type { ListedBreakpoint } from '@dradis/elements';
import { attempt } from '../../frame/snapshot.js';
import { teachLanguage } from '../pack-work/pack-client.js';
import type { Pane } from '../pane.js';
import { shown } from '../shown.js';
import { bookOf, setBreakpoints, skipBreakpoints } from './breakpoint-book.js';

/** Lists and makes breakpoints; a run to one of them leaves the others where they are. */
export const breakpointsPane: Pane = {
  id: 'breakpoints',
  title: 'Breakpoints',
  group: 'right',
  row: 2,
  onlyAllSeeing: true,
  render: (context) => {
    const { store, snapshot, redraw } = context;
    const { session } = store;
    if (session === undefined) return html`<dradis-breakpoint-list></dradis-breakpoint-list>`;
    const book = bookOf(context, session);
    teachLanguage(context, session, () => { book.replace(book.list); redraw(); });
    const add = ({ detail }: CustomEvent<{ breakpoint: ListedBreakpoint }>): void => { setBreakpoints(context, [...book.list, detail.breakpoint]); };
    const change = ({ detail }: CustomEvent<{ index: number; breakpoint: ListedBreakpoint }>): void => { setBreakpoints(context, book.list.with(detail.index, detail.breakpoint)); };
    const remove = ({ detail }: CustomEvent<{ index: number }>): void => { setBreakpoints(context, book.list.filter((_, index) => index !== detail.index)); };
    const skip = ({ detail }: CustomEvent<{ skip: boolean }>): void => { skipBreakpoints(context, detail.skip); };
    const seek = ({ detail: { index, direction } }: CustomEvent<{ index: number; direction: 1 | -1 }>): void => {
      const all = book.list;
      const one = all[index];
      if (one === undefined) return;
      const skipping = session.skipBreakpoints();
      store.act((at) => {
        const { log: _, ...stopping } = one;
        at.setBreakpoints([{ ...stopping, enabled: true }]);
        at.skipBreakpoints(false);
        try {
          return at.run({ until: 'breakpoint', direction });
        } finally {
          at.skipBreakpoints(skipping);
          book.replace(all);
        }
      });
    };
    return shown('Breakpoints', attempt(() => ({ rows: book.rows(store.moves, snapshot.position?.step ?? 0, redraw), choices: book.choices(store.loaded), skipping: session.skipBreakpoints() })), ({ rows, choices, skipping }) => html`<dradis-breakpoint-list .breakpoints=${rows} .choices=${choices} ?skipping=${skipping}
      @dradis-breakpoint-add=${add} @dradis-breakpoint-change=${change} @dradis-breakpoint-remove=${remove} @dradis-breakpoint-seek=${seek} @dradis-breakpoints-skip=${skip}></dradis-breakpoint-list>`);
  },
};
