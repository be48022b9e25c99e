/** What must hold of any pack's state between any two instructions. Must not know a rule of a game. */
import { checkInvariants, type Game, unreachableBy } from '@dradis/engine';

/** Frames on top of each other; effects nest, but what nests deeper than this never ends. */
export const MOST_FRAMES = 100;

/** What is wrong with a state, in words; empty when nothing is: components conserved and in one place, the stack bounded. */
export function checkState(game: Game): string[] {
  const { state } = game;
  const out = checkInvariants(game.pack.layoutFor(state.players), state);
  if (state.frames.length > MOST_FRAMES) out.push(`${state.frames.length} frames lie on the stack`);
  return out;
}

/** What does not hold of a game that waits or is over, though the pack says it always does, in words; empty when all does. */
export function checkAlways(game: Game): string[] {
  return unreachableBy(game).map(({ rule, says, thing }) => `${rule}: ${says}${thing === null ? '' : ` (${thing})`}`);
}

/** How many components of each kind lie in a zone, by the kind itself and by every kind above it. */
export function componentCounts(game: Game): Record<string, number> {
  const { kinds } = game.pack.layoutFor(game.state.players);
  return Object.fromEntries(kinds.map(({ id, all }) => [id, all.filter((thing) => (game.state.zoneOf[thing] ?? -1) >= 0).length]));
}
