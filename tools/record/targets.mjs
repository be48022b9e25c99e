// Which games are kept: every ending, and every number of players. Must not play.

/**
 * @typedef {import('@dradis/players/properties').Ending} Ending
 * @typedef {{ ending: Ending, players: number, windows: 'all' | 'able', turned?: boolean }} Target
 */

/**
 * Each ending once, the players and the ways to ask spread over them; the wins twice, for they are the longest games.
 * In a game that is `turned` every switch of the pack stands on the side that is not its default.
 *
 * @type {readonly Target[]}
 */
export const targets = [
  { ending: 'kobol-reached by ftl-control', players: 4, windows: 'able' },
  { ending: 'kobol-reached by ftl-control', players: 6, windows: 'able' },
  { ending: 'kobol-reached by auto-jump', players: 5, windows: 'able' },
  { ending: 'kobol-reached by auto-jump', players: 3, windows: 'all' },
  { ending: 'out-of-fuel', players: 3, windows: 'able', turned: true },
  { ending: 'out-of-food', players: 6, windows: 'able' },
  { ending: 'out-of-morale', players: 4, windows: 'all' },
  { ending: 'out-of-population', players: 5, windows: 'able' },
  { ending: 'out-of-population by the last roll', players: 3, windows: 'able' },
  { ending: 'galactica-overrun', players: 6, windows: 'all' },
  { ending: 'galactica-destroyed', players: 4, windows: 'able' },
];

/** The name of the file that keeps a target. @param {Target} target */
export const fileOf = ({ ending, players }) => `${ending.replaceAll(' ', '-')}-${players}-players.json`;
