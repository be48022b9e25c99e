// How the open file is shown: as text, as a form, or both. Must not draw it.
import type { AppContext } from '../../frame/context.js';
import type { Settings } from '../../frame/settings.js';

/** A way to show a file. */
export type SourceView = 'text' | 'form' | 'both';

/** The ways with their titles, in the order of the buttons. */
export const SOURCE_VIEWS: readonly (readonly [SourceView, string])[] = [['text', 'Text'], ['form', 'Form'], ['both', 'Both']];

const KEY = 'source.view';
/** Where the settings keep whether hints stand in the text: `off`, or anything else. */
export const HINTS_KEY = 'source.hints';

/** The way that is chosen; the text until one chooses. */
export function sourceView({ values }: Settings): SourceView {
  const chosen = values[KEY];
  return chosen === 'form' || chosen === 'both' ? chosen : 'text';
}

/** Chooses a way. */
export function showSourceAs({ remember, settings }: AppContext, view: SourceView): void {
  remember({ values: { ...settings.values, [KEY]: view } });
}

/** The next way after one. */
export function nextView(view: SourceView): SourceView {
  const at = SOURCE_VIEWS.findIndex(([id]) => id === view);
  return SOURCE_VIEWS[(at + 1) % SOURCE_VIEWS.length]?.[0] ?? 'text';
}
