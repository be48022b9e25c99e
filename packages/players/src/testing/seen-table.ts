/** The heuristic players' reading of an arranged table, for tests of what they make of it. Must not arrange anything. */
import type { Game } from '@dradis/engine';
import { namesOf } from '../heuristic/names.js';
import { Table } from '../heuristic/table.js';
import { SeatView } from '../seat-view.js';

/** The table as the asked seat reads it. Throws for a pack that lacks the base game's names. */
export function seenTable(game: Game): Table {
  const sight = new SeatView(game).sight();
  const names = namesOf(sight.layout);
  if (names === null) throw new Error('the pack lacks the names of the base game');
  return new Table(sight, names);
}
