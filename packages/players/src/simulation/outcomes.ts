/** Which side each way to end a game is a win for, read from the pack's data. Must name no outcome and no side. */
import type { CompiledPack } from '@dradis/engine';

/** The attribute by which a pack says who wins with an outcome. */
const SIDE = 'side';

/** The outcomes of a pack and who wins with them. */
export interface OutcomesBySide {
  /** Side by outcome, for everything that has a side, in the order of the pack. */
  readonly sideOf: ReadonlyMap<string, string>;
  /** All sides, each once. */
  readonly sides: readonly string[];
}

/** Outcomes are the things that name a `side`; a pack whose outcomes do not counts no wins. */
export function outcomesBySide(pack: CompiledPack): OutcomesBySide {
  const sideOf = new Map<string, string>();
  for (const { id, values } of pack.things) {
    const side = values[SIDE];
    if (typeof side === 'string') sideOf.set(id, side);
  }
  return { sideOf, sides: [...new Set(sideOf.values())] };
}
