// The watches of a session as rows: values at the cursor, and their course over the recorded line, found slice by slice. Must not draw.
import type { WatchDraft, WatchedValue, WatchRow } from '@dradis/elements';
import type { PlainValue, Seat, Session } from '@dradis/session';
import { inSlices, type Sliced } from '../background/in-slices.js';

/** A value for a plot: numbers, truth values as 0 and 1; null for others. */
function levelOf(raw: PlainValue): number | null {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'boolean' ? Number(raw) : null;
}

interface Course {
  points: readonly WatchedValue[];
  searching: boolean;
}

/** The courses of one session's watches. They are looked up again after every command; what was found stays until then. */
export class WatchCourses {
  readonly #session: Session;
  readonly #found: () => void;
  readonly #courses = new Map<number, Course>();
  #key = '';
  #work: Sliced | undefined;

  /** `found` is called when there is something new to show. */
  constructor(session: Session, found: () => void) {
    this.#session = session;
    this.#found = found;
  }

  /** The rows at the cursor for a seat; `moves` tells whether anything may have changed. */
  rows(seat: Seat, moves: number): WatchRow[] {
    const { watches } = this.#session;
    const list = watches.list();
    const key = `${String(moves)} ${seat} ${list.map(({ id }) => id).join()}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#look(seat, list.filter(({ mistakes }) => mistakes.length === 0).map(({ id }) => id));
    }
    return watches.values(seat).map(({ id, text, value, problem, hidden, mistakes }) => {
      const course = this.#courses.get(id) ?? { points: [], searching: mistakes.length === 0 };
      const why = hidden ? 'This seat may not know it' : problem;
      return { id, text, value: why === null && mistakes.length === 0 ? value : undefined, problem: mistakes.length > 0 ? null : why, mistakes, ...course };
    });
  }

  /** Looks everything up again: the language is another one. */
  forget(): void {
    this.#key = '';
  }

  /** What a text would come to here. */
  draft(text: string, seat: Seat): WatchDraft {
    const { value, problem, hidden, mistakes } = this.#session.evaluate(text, { seat });
    return { text, value: hidden || problem !== null ? undefined : value, problem: hidden ? 'This seat may not know it' : problem, mistakes };
  }

  #look(seat: Seat, ids: number[]): void {
    this.#work?.stop();
    let from = 0;
    let points: WatchedValue[] = [];
    const next = (): boolean => {
      const id = ids[0];
      if (id === undefined) return true;
      const slice = this.#session.watches.history(id, { from }, seat);
      for (const { step, value, raw, problem } of slice.points) {
        const told = problem ?? value;
        // A slice begins with a point even where the value goes on.
        if (points.at(-1)?.value !== told) points.push({ step, value: told, level: problem === null ? levelOf(raw) : null });
      }
      if (slice.next === null) {
        this.#courses.set(id, { points, searching: false });
        ids.shift();
        points = [];
        from = 0;
      } else from = slice.next;
      return ids.length === 0;
    };
    this.#work = inSlices(next, this.#found, () => { this.#found(); });
  }
}
