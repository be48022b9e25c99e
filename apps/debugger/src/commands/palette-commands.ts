// The commands that open the list of commands. Must not know what it lists.
import type { AppCommand } from './command.js';

/** By its key, and by the one that editors have for it. */
export const paletteCommands: readonly AppCommand[] = [
  {
    id: 'palette',
    title: 'All commands',
    hint: 'Find any command by a part of its name',
    key: 'Mod+k',
    group: 'The page',
    run: ({ dialog, show, close, find }) => {
      if (dialog === 'palette') close();
      else void show('palette').then(() => { find('dradis-command-palette')?.focus(); });
    },
  },
];
