// What panes and commands are given of the page: what is shown, and what they may ask for. Must hold types only, so that
// a pane knows no other pane and no command knows the page.
import type { Seat } from '@dradis/session';
import type { AppCommand } from '../commands/command.js';
import type { Pane } from '../panes/pane.js';
import type { SessionStore } from '../session/session-store.js';
import type { WorkspaceModel } from '../workspace/workspace-model.js';
import type { Settings } from './settings.js';
import type { Snapshot } from './snapshot.js';

/** The page, as commands see it. Anything that changes draws the page again. */
export interface AppContext {
  /** Undefined until the pack is there. */
  readonly store: SessionStore | undefined;
  /** The files; undefined until they are read. */
  readonly workspace: WorkspaceModel | undefined;
  /** Undefined until there is a store. */
  readonly snapshot: Snapshot | undefined;
  readonly seat: Seat;
  /** Index of the selected frame of the call stack; innermost 0. */
  readonly frame: number;
  /** Whether a hand drags through the steps: panes that are not `live` stay as they are in this draw. */
  readonly held: boolean;
  readonly settings: Settings;
  readonly panes: readonly Pane[];
  readonly commands: readonly AppCommand[];
  /** Id of the open dialog. */
  readonly dialog: string | undefined;

  /** Carries a command out, unless it is refused. An id that is no command does nothing. */
  readonly command: (id: string) => void;
  /** Why a command cannot be given now; undefined when it can. */
  readonly refusal: (id: string) => string | undefined;
  /** Shows a pane: unfolds its dock and chooses its tab, or opens the dialog. Resolves when it is drawn. */
  readonly show: (pane: string) => Promise<void>;
  /** Closes the open dialog; focus goes back to where it was. */
  readonly close: () => void;
  readonly view: (seat: Seat) => void;
  /** To a recorded step. Of several within one frame of the screen only the last counts. */
  readonly goto: (step: number) => void;
  readonly selectFrame: (index: number) => void;
  /** Shows a path in the state tree. */
  readonly inspect: (path: string) => void;
  /** Changes what the page remembers. */
  readonly remember: (part: Partial<Settings>) => void;
  /** Tells something that stays until it is closed. */
  readonly notify: (text: string) => void;
  /** The first element of a name on the page, to focus it or to call it; not inside other elements. */
  readonly find: <K extends keyof HTMLElementTagNameMap>(name: K) => HTMLElementTagNameMap[K] | null;
  /** Saves the game soon and draws the page again: something that is saved with it has changed without a move. */
  readonly keep: () => void;
  /** Draws the page again: something that a pane shows has changed outside of the session. */
  readonly redraw: () => void;
}

/** The page, as panes see it: they are drawn when there is something to draw. */
export interface PaneContext extends AppContext {
  readonly store: SessionStore;
  readonly snapshot: Snapshot;
}
