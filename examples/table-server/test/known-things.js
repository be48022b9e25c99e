// From when on each seat had a right to know a component, worked out from the moves of a game alone, and what messages name
// before that.
import { createGame, loadPack } from '@dradis/engine';
import { basePack } from '@dradis/base-game';

const pack = loadPack(basePack);

/** The components an event names, each with the mask of those who may know it. */
function named(event) {
  const things = 'thing' in event ? [event.thing] : 'things' in event ? event.things : 'source' in event && event.source !== null ? [event.source] : [];
  return things.filter((thing) => typeof thing === 'object');
}

/**
 * Plays a game again and notes by the engine's own word which components each seat may know, and since which revision.
 *
 * @param {import('@dradis/engine').TableDocument} document of a game without undo
 * @returns {{ all: Set<string>, since: Map<string, Map<string, number>> }} by seat and component
 */
export function knownThings({ players, seed, windows, switches, moves }) {
  const game = createGame(pack, { players, seed, windows, switches });
  const seats = ['spectator', ...Array.from({ length: players }, (_, index) => `player-${index + 1}`)];
  const since = new Map(seats.map((seat) => [seat, new Map()]));
  let revision = 0;
  const note = (seat, id) => { if (!since.get(seat).has(id)) since.get(seat).set(id, revision); };
  const look = () => { for (const seat of seats) for (const { id } of game.view(seat).things) note(seat, id); };
  game.onEvent = (event) => {
    for (const { id, seenBy } of named(event)) seats.forEach((seat, bit) => { if ((seenBy & (1 << bit)) !== 0) note(seat, id); });
  };
  game.run();
  look();
  for (const { kind, choose } of moves) {
    if (kind !== 'answer') throw new Error('only games without undo are followed');
    revision += 1;
    game.answer({ decision: game.decision().id, choose });
    look();
  }
  return { all: new Set(game.view('everything').things.map(({ id }) => id)), since };
}

/** The components that messages (one a line) name in their values before a seat may know them. @param {string} bytes @param {Set<string>} all @param {Map<string, number>} since */
export function leaks(bytes, all, since) {
  const out = new Set();
  for (const line of bytes.trim().split('\n')) {
    const { revision = 0 } = JSON.parse(line);
    for (const [, word, key] of line.matchAll(/"((?:[^"\\]|\\.)*)"(:?)/g)) {
      if (key === '' && all.has(word) && (since.get(word) ?? Infinity) > revision) out.add(word);
    }
  }
  return [...out];
}
