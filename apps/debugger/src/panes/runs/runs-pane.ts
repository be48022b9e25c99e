// The dialog in which a game leaves the page and comes in: file, link, scenario.
import { html } from 'lit';
import type { Made } from '@dradis/elements';
import type { SessionStore } from '../../session/session-store.js';
import type { Pane } from '../pane.js';
import { linkOf, openLink, openText } from './run-link.js';

interface Runs {
  link: Made | undefined;
  scenario: Made | undefined;
  problem: string | undefined;
  /** Count of commands when they were made: after the next one they are of another game. */
  moves: number;
}
const made = new WeakMap<SessionStore, Runs>();

/** Saves, opens and shares the game that is played. */
export const runsPane: Pane = {
  id: 'runs',
  title: 'Save, open, share',
  group: 'dialog',
  onlyAllSeeing: true,
  render: ({ store, close, redraw, notify }) => {
    const { session } = store;
    let state = made.get(store);
    if (state?.moves !== store.moves) {
      state = { link: undefined, scenario: undefined, problem: state?.problem, moves: store.moves };
      made.set(store, state);
    }
    const runs = state;
    const taken = (problem: string | undefined): void => {
      runs.problem = problem;
      if (problem === undefined) {
        close();
        if (store.otherRules !== undefined) notify(store.otherRules);
      }
      redraw();
    };
    const save = (): void => {
      if (session === undefined) return;
      const document_ = session.save();
      const address = URL.createObjectURL(new Blob([`${JSON.stringify(document_, null, 1)}\n`], { type: 'application/json' }));
      Object.assign(document.createElement('a'), { href: address, download: `${document_.pack.id}-${document_.seed.replace(/[^\w-]+/g, '-')}-${String(document_.step)}.json` }).click();
      URL.revokeObjectURL(address);
    };
    const link = (): void => {
      if (session !== undefined) void linkOf(session, location.href).then((text) => { runs.link = text; redraw(); });
    };
    const scenario = ({ detail }: CustomEvent<{ title: string }>): void => {
      if (session === undefined) return;
      const written = session.scenario({ title: detail.title });
      runs.scenario = written.problem === null ? { text: written.text, notes: written.notes } : { problem: written.problem };
      redraw();
    };
    return html`<dradis-run-files .run=${session?.thisRun()} .link=${runs.link} .scenario=${runs.scenario} .problem=${runs.problem} @dradis-run-export=${save} @dradis-run-link=${link} @dradis-run-scenario=${scenario}
      @dradis-run-import=${({ detail }: CustomEvent<{ text: string }>) => { taken(openText(store, detail.text)); }}
      @dradis-run-open=${({ detail }: CustomEvent<{ link: string }>) => { void openLink(store, detail.link).then(taken); }}></dradis-run-files>`;
  },
};
