// What the page remembers about itself: theme, pane sizes, folded panes, how far an answer goes. Must accept anything that lies in storage: an old
// or broken text gives the settings one began with.
import { isTheme, type Theme } from '@dradis/elements';

/** Panes that fold. */
export type PaneId = 'source' | 'board' | 'decision' | 'stack' | 'variables' | 'state' | 'timeline';
/** Bars that are dragged; each has a size in pixels. */
export type BarId = 'source' | 'side' | 'decision' | 'stack' | 'variables' | 'timeline';

/** All of it. */
export interface Settings {
  readonly theme: Theme;
  readonly sizes: Readonly<Record<BarId, number>>;
  readonly folded: readonly PaneId[];
  /** Whether an answer stops where it takes effect; otherwise it goes on to the next question. */
  readonly stopAfter: boolean;
}

const PANES: readonly PaneId[] = ['source', 'board', 'decision', 'stack', 'variables', 'state', 'timeline'];
const KEY = 'dradis.settings';

/** What a first visit begins with, for a window of that size in pixels. */
export function firstSettings(width: number, height: number): Settings {
  const wide = width >= 1600;
  return {
    theme: 'system',
    sizes: {
      source: wide ? 460 : 316,
      side: wide ? 400 : 290,
      decision: Math.round(height * 0.21),
      stack: Math.round(height * 0.19),
      variables: Math.round(height * 0.15),
      timeline: Math.round(Math.max(120, height * 0.15)),
    },
    folded: [],
    stopAfter: false,
  };
}

/** The settings in a stored text, each part that makes sense taken over into `first`. */
export function readSettings(stored: string | null, first: Settings): Settings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    return first;
  }
  if (typeof found !== 'object' || found === null) return first;
  const { theme, sizes, folded, stopAfter } = found as { theme?: unknown; sizes?: unknown; folded?: unknown; stopAfter?: unknown };
  const known = typeof sizes === 'object' && sizes !== null ? (sizes as Record<string, unknown>) : {};
  const size = (bar: BarId): number => {
    const value = Object.hasOwn(known, bar) ? known[bar] : undefined;
    return typeof value === 'number' && value > 0 && value < 10_000 ? value : first.sizes[bar];
  };
  return {
    theme: isTheme(theme) ? theme : first.theme,
    sizes: { source: size('source'), side: size('side'), decision: size('decision'), stack: size('stack'), variables: size('variables'), timeline: size('timeline') },
    folded: Array.isArray(folded) ? PANES.filter((pane) => folded.includes(pane)) : first.folded,
    stopAfter: typeof stopAfter === 'boolean' ? stopAfter : first.stopAfter,
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
