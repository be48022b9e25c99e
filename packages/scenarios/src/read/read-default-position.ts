// The file that says from which position all scenarios of a pack start. Must not build the position.
import type { MapNode } from '@dradis/packs';
import type { NodeReader } from './node-reader.js';
import type { DefaultPosition } from './scenario.js';
import { DEFAULT_POSITION_KEYS, POSITION_KEY } from './scenario-schema.js';

/** Reads the map below `default position`; undefined when a part is missing. */
export function readDefaultPosition(root: MapNode, reader: NodeReader): DefaultPosition | undefined {
  reader.onlyKeys(root, 'The file', [POSITION_KEY]);
  const what = 'The default position';
  const entry = root.entries.find(({ key }) => key === POSITION_KEY);
  const map = entry === undefined ? undefined : reader.map(entry.value, what);
  if (map === undefined) return undefined;
  reader.onlyKeys(map, what, DEFAULT_POSITION_KEYS);
  const castEntry = reader.needed(map, what, 'cast', 'List the characters in seat order: `cast: [a, b, c]`.');
  const playersEntry = reader.needed(map, what, 'players', 'Say how many play when a scenario does not: `players: 4`.');
  const seatEntry = reader.needed(map, what, 'seat', 'Give the statement that seats a player: `seat: "{player} plays {character}"`.');
  const doEntry = reader.needed(map, what, 'do', 'Give the statements that set up the game once everybody has a seat.');
  if (castEntry === undefined || playersEntry === undefined || seatEntry === undefined || doEntry === undefined) return undefined;
  const cast = reader.placedList(castEntry.value, '`cast`', 'the id of a character');
  const players = reader.whole(playersEntry.value, '`players`', 1, Math.max(1, cast.length));
  const seat = reader.scalar(seatEntry.value, '`seat`', 'a statement with {player} and {character} in it');
  const arrange = reader.scalar(doEntry.value, '`do`', 'statements of the effect language');
  if (players === undefined || seat === undefined || arrange === undefined) return undefined;
  return { file: reader.file, cast, players, seat, arrange };
}
