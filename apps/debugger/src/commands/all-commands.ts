// The commands of the page, in the order of lists. A new command is one entry in a file and, for a new file, one line here.
// Must not hold logic.
import type { AppCommand } from './command.js';
import { debugCommands } from './debug-commands.js';
import { fileCommands } from './file-commands.js';
import { pageCommands } from './page-commands.js';
import { paletteCommands } from './palette-commands.js';
import { steppingCommands } from './stepping-commands.js';

/** Every command; toolbar, palette, list of keys and keyboard read this. */
export const allCommands: readonly AppCommand[] = [...steppingCommands, ...debugCommands, ...fileCommands, ...pageCommands, ...paletteCommands];
