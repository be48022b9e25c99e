/** The stack of a game for debuggers. Must only fetch it: `view/describe-stack.ts` writes it. */
import type { Game } from './game.js';
import { type DescribedFrame, describeStack } from './view/describe-stack.js';

/** The stack, bottom first, with places and named locals; shows hidden things by id. */
export function describeFrames(game: Game): DescribedFrame[] {
  return describeStack(game.machine);
}
