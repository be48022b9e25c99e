// The commands that change what the page shows. Must not move the session.
import { applyTheme, nextTheme } from '@dradis/elements';
import type { AppCommand } from './command.js';

const GROUP = 'The page';

/** Search, focus, theme, dialogs. */
export const pageCommands: readonly AppCommand[] = [
  {
    id: 'stop-after',
    title: 'Stop after each answer',
    hint: 'Stop where an answer takes effect, or go on to the next question',
    key: 's',
    group: 'Answers',
    run: ({ store, settings, remember }) => {
      const stopAfter = !settings.stopAfter;
      if (store !== undefined) store.afterAnswer = stopAfter ? 'stop' : 'decision';
      remember({ stopAfter });
    },
  },
  {
    id: 'search',
    title: 'Search',
    hint: 'Search the state',
    key: '/',
    group: GROUP,
    run: ({ show, find }) => void show('state').then(() => { find('dradis-state-tree')?.focusSearch(); }),
  },
  {
    id: 'timeline',
    title: 'Timeline',
    hint: 'Go to the timeline',
    key: 'g',
    group: GROUP,
    run: ({ show, find }) => void show('timeline').then(() => { find('dradis-timeline')?.focus(); }),
  },
  {
    id: 'view',
    title: 'View as',
    hint: 'Choose whose eyes to look through',
    key: 'v',
    group: GROUP,
    run: ({ find }) => find('dradis-view-switch')?.focus(),
  },
  {
    id: 'theme',
    title: 'Theme',
    hint: 'Change between system, light and dark',
    key: 'h',
    group: GROUP,
    run: ({ settings, remember }) => {
      const theme = nextTheme(settings.theme);
      applyTheme(theme);
      remember({ theme });
    },
  },
  {
    id: 'new-game',
    title: 'New game',
    hint: 'Choose seed and players of a new game',
    key: 'n',
    group: GROUP,
    run: ({ find }) => void find('dradis-toolbar')?.toggleForm(),
  },
  {
    id: 'keys',
    title: 'Keys',
    hint: 'Show or hide this list',
    key: '?',
    also: ['F1'],
    group: GROUP,
    run: ({ dialog, show, close }) => { if (dialog === 'keys') close(); else void show('keys'); },
  },
];
