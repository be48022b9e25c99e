// The choice of a theme: follow the system, or one of the two. Must not store it; who remembers is the app's business.

/** `system` follows the reader's own setting. */
export type Theme = 'system' | 'light' | 'dark';

/** Whether a text names a theme. */
export function isTheme(text: unknown): text is Theme {
  return text === 'system' || text === 'light' || text === 'dark';
}

/** The theme that a press on the switch leads to. */
export function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system';
}

/** Shows a theme on an element and everything in it. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
