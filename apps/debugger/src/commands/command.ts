// What a command of the page is. Must not know any.
import type { AppContext } from '../frame/context.js';

/** Something a person can have the page do, by a key, a button, the palette or a menu. */
export interface AppCommand {
  /** Unique. */
  readonly id: string;
  readonly title: string;
  /** What it does, one sentence without a full stop. */
  readonly hint: string;
  /**
   * A single letter as in `KeyboardEvent.key` (`i`, `I`, `?`), which rests while one types, or a name with modifiers before it
   * (`Mod+s`, `Mod+Shift+p`, `F8`), which never rests. `Mod` is Ctrl or Command.
   */
  readonly key?: string;
  /** Further keys for it, of the same form; lists name the first one alone. */
  readonly also?: readonly string[];
  /** Heading of the lists it stands in. */
  readonly group: string;
  /** Why it cannot be given now, without a full stop; undefined when it can. A command without it always can. */
  readonly refusal?: (context: AppContext) => string | undefined;
  readonly run: (context: AppContext) => void;
}
