/** How a simulation is cut into chunks, which any thread or machine may play. Must hold plain data and no games. */

/**
 * One chunk to play: with the pack and the settings, both plain data too, all that `playChunk` needs. The games of a
 * simulation may be cut in any way; the summary is the same.
 */
export interface ChunkTask {
  /** Number of the first game, from 0. */
  readonly from: number;
  /** How many, 1 or more. */
  readonly games: number;
}

/**
 * Cuts the games 0 … `games - 1` that no chunk of `done` has into chunks, in order.
 *
 * @param size most games in a chunk, 1 or more
 */
export function chunksLeft(games: number, size: number, done: readonly ChunkTask[] = []): ChunkTask[] {
  const tasks: ChunkTask[] = [];
  let next = 0;
  for (const { from, games: there } of [...done.toSorted((a, b) => a.from - b.from), { from: games, games: 0 }]) {
    for (; next < from; next += size) tasks.push({ from: next, games: Math.min(size, from - next) });
    next = from + there;
  }
  return tasks;
}
