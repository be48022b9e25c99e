// Odds for stories and tests.
import type { OddsPlot } from './odds-element.js';

/** Where runs may end. */
export const ends = [{ id: 'end', label: 'the game is over' }, { id: 'turn', label: 'the next turn begins' }];

/** Who wins, and what is left of two resources, over 200 runs. */
export const plots: readonly OddsPlot[] = [
  { id: 'outcome', heading: 'How it ends', bars: [{ label: 'Humans win', count: 62, run: 4 }, { label: 'No fuel', count: 98, run: 0 }, { label: 'No morale', count: 40, run: 1 }], here: undefined },
  { id: 'fuel', heading: 'Fuel', bars: [98, 40, 31, 20, 8, 3].map((count, at) => ({ label: String(at), count, run: at })), here: '5' },
  { id: 'morale', heading: 'Morale', bars: [40, 30, 50, 60, 20].map((count, at) => ({ label: String(at), count, run: at })), here: '4' },
];
