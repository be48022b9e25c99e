// Commands for stories and tests of the palette.
import type { PaletteCommand } from './find-commands.js';

/** A few commands of different groups, one refused. */
export const paletteCommands: readonly PaletteCommand[] = [
  { id: 'into', label: 'Into', hint: 'To the next statement, also inside what is called', group: 'Step', key: 'I', refusal: null },
  { id: 'back-turn', label: 'Back a turn', hint: 'To the turn before', group: 'Step back', key: 'Shift T', refusal: 'Nothing lies before the beginning' },
  { id: 'force-dice', label: 'Force the next dice', hint: 'Lay dice ready that come before chance', group: 'Dice', key: 'F', refusal: null },
  { id: 'try-card', label: 'Try a card', hint: 'Carry out one card at a position of your choice', group: 'Cards', key: null, refusal: null },
  { id: 'theme', label: 'Theme', hint: 'Change between system, light and dark', group: 'Page', key: 'H', refusal: null },
];

/** As many as a large pack with a command for each card has. */
export function manyCommands(count: number): PaletteCommand[] {
  return Array.from({ length: count }, (_, at) => ({ id: `card-${String(at)}`, label: `Try card ${String(at + 1)}`, hint: 'Carry it out on the card bench', group: 'Cards', key: null, refusal: null }));
}
