/** Where phases, cards and effects begin on a line of play. Must say of a step the same whichever way it is come to. */
import type { Line } from '../record/line.js';
import { ENDED, FRESH, TURN } from '../record/tape.js';
import type { Marks } from './find-stop.js';

/** A turn is a procedure that the one which counts turns calls, and what that one calls: its statements are the steps of a turn. */
const TURN_LEVELS = 2;

/** The depth at which turns are counted on the recorded line; undefined before the first turn. */
function turnDepth({ reel: { tape } }: Line): number | undefined {
  for (let at = 0; at <= tape.last; at++) if (tape.has(at, TURN)) return tape.depth(at);
  return undefined;
}

/** The marks of a line; the breakpoints are not among them. */
export function marksOn(line: Line): Omit<Marks, 'breakpoint'> {
  const { tape } = line.reel;
  let depth: number | undefined;
  const acts = (at: number): string | undefined => line.timeline.at(at).findLast(({ kind }) => kind === 'effect' || kind === 'ability')?.subject ?? undefined;
  const before = (at: number): string | null => line.timeline.entries.findLast(({ kind, step }) => step < at && (kind === 'effect' || kind === 'ability'))?.subject ?? null;
  const effect = (at: number): boolean => tape.has(at, ENDED) || line.timeline.at(at).some(({ kind }) => kind === 'effect' || kind === 'ability');
  return {
    effect,
    card: (at) => effect(at) && (tape.has(at, ENDED) || acts(at) !== before(at)),
    phase: (at) => {
      if (tape.has(at, TURN | ENDED)) return true;
      depth ??= turnDepth(line);
      return depth !== undefined && tape.has(at, FRESH) && tape.depth(at) <= depth + TURN_LEVELS;
    },
  };
}
