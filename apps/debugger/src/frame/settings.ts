// What the page remembers about itself: theme, sizes, folded docks, chosen tabs, how far an answer goes. Must accept anything
// that lies in storage: an old or broken text gives the settings one began with.
import { isTheme, type Theme } from '@dradis/elements';

/** All of it. */
export interface Settings {
  readonly theme: Theme;
  /** In pixels, by the name of what has the size; what is absent has the size it began with. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Ids of folded docks. */
  readonly folded: readonly string[];
  /** Id of the chosen pane, by id of the dock. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Whether an answer stops where it takes effect; otherwise it goes on to the next question. */
  readonly stopAfter: boolean;
  /** What panes remember, each under a key that begins with its id. */
  readonly values: Readonly<Record<string, string>>;
}

const KEY = 'dradis.settings';
const MOST_ENTRIES = 200;
const MOST_LENGTH = 20_000;

/** What a first visit begins with, for a window of that size in pixels. */
export function firstSettings(width: number, height: number): Settings {
  const wide = width >= 1600;
  return {
    theme: 'system',
    sizes: {
      'width:left': wide ? 560 : 380,
      'width:right': wide ? 400 : 290,
      'height:bottom': Math.round(Math.max(120, height * 0.15)),
      'height:centre-1': Math.round(height * 0.21),
      'height:right': Math.round(height * 0.19),
      'height:right-1': Math.round(height * 0.15),
    },
    folded: [],
    chosen: {},
    stopAfter: false,
    values: {},
  };
}

/** The entries of an object that hold what they should; anything else that was stored counts as nothing. */
function entries<T>(stored: unknown, holds: (value: unknown) => value is T): Record<string, T> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const found = Object.entries(stored).filter((entry): entry is [string, T] => entry[0] !== '__proto__' && holds(entry[1]));
  return Object.fromEntries(found.slice(0, MOST_ENTRIES));
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 10_000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LENGTH;

/** The settings in a stored text, each part that makes sense taken over into `first`. */
export function readSettings(stored: string | null, first: Settings): Settings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    return first;
  }
  if (typeof found !== 'object' || found === null) return first;
  const { theme, sizes, folded, chosen, stopAfter, values } = found as Record<keyof Settings, unknown>;
  return {
    theme: isTheme(theme) ? theme : first.theme,
    sizes: { ...first.sizes, ...entries(sizes, isSize) },
    folded: Array.isArray(folded) ? folded.filter(isText).slice(0, MOST_ENTRIES) : first.folded,
    chosen: entries(chosen, isText),
    stopAfter: typeof stopAfter === 'boolean' ? stopAfter : first.stopAfter,
    values: entries(values, isText),
  };
}

/** Reads from the browser's storage; what cannot be read counts as nothing. */
export function loadSettings(first: Settings): Settings {
  try {
    return readSettings(localStorage.getItem(KEY), first);
  } catch {
    return first;
  }
}

/** Writes to the browser's storage. A full or forbidden storage is no fault: the page then only forgets. */
export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without it.
  }
}
