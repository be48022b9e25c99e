// Where the dials of two packs stood turn by turn, side by side. Must not format.
import { type Estimate, meanDifference, type Statistics } from '@dradis/players';
import { coursesOf, type TurnOfCourse } from './course.js';

/** A dial of two packs as one turn began; a pack of which no game came so far, or that has no such dial, is left out. */
export interface ComparedTurn {
  readonly turn: number;
  readonly a?: Omit<TurnOfCourse, 'turn'>;
  readonly b?: Omit<TurnOfCourse, 'turn'>;
  /**
   * Mean of B less that of A, with its 95 % interval (Welch, normal approximation). Games of the same seed are not paired: one
   * of them may have ended. That makes the interval rather too wide. Absent with fewer than 20 games of either: a few that chance to be alike
   * would look like certainty.
   */
  readonly difference?: Estimate;
}

/** By dial, its turns in ascending order. */
export type ComparedCourses = Readonly<Record<string, readonly ComparedTurn[]>>;

/** Games of each that an interval takes. */
const FEWEST = 20;

const byTurn = (turns: readonly TurnOfCourse[] = []): ReadonlyMap<number, Omit<TurnOfCourse, 'turn'>> => new Map(turns.map(({ turn, ...rest }) => [turn, rest]));

/** Puts the courses of A and B together: every dial and turn that either has, dials of A first. */
export function comparedCourses(a: Statistics, b: Statistics): ComparedCourses {
  const [ofA, ofB] = [coursesOf(a), coursesOf(b)];
  const dials = [...new Set([...Object.keys(ofA), ...Object.keys(ofB)])];
  return Object.fromEntries(
    dials.map((dial) => {
      const [inA, inB] = [byTurn(ofA[dial]), byTurn(ofB[dial])];
      const turns = [...new Set([...inA.keys(), ...inB.keys()])].sort((one, other) => one - other);
      return [dial, turns.map((turn): ComparedTurn => {
        const [there, here] = [inA.get(turn), inB.get(turn)];
        const enough = there !== undefined && here !== undefined && Math.min(there.games, here.games) >= FEWEST;
        const difference = enough ? meanDifference(b.course[dial]?.[turn] ?? {}, a.course[dial]?.[turn] ?? {}) : undefined;
        return { turn, ...(there === undefined ? {} : { a: there }), ...(here === undefined ? {} : { b: here }), ...(difference === undefined ? {} : { difference }) };
      })];
    }),
  );
}
