/** The watches of a session, on the line on which it stands. Must leave the cursor where it is. */
import { PreparedText } from '../expression/prepared-text.js';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { Line } from '../record/line.js';
import type { Seat } from '../types/options.js';
import type { Watch, Watches, WatchRange, WatchSlice, WatchValue } from '../types/watches.js';
import { pointsBetween, WatchTrack } from './watch-track.js';

const SLICE = 500;
const LARGEST_SLICE = 20_000;

interface Watched {
  id: number;
  text: string;
  prepared: PreparedText;
  track: WatchTrack;
}

/** All watches. */
export class WatchList implements Watches {
  readonly #compiler: TextCompiler;
  #line: Line;
  #all: Watched[] = [];
  #next = 1;

  constructor(line: Line, compiler: TextCompiler) {
    this.#line = line;
    this.#compiler = compiler;
  }

  add(text: string): Watch {
    const watched = this.#prepare(this.#next++, text);
    this.#all.push(watched);
    return this.#told(watched);
  }

  remove(id: number): boolean {
    const found = this.#all.find((one) => one.id === id);
    if (found === undefined) return false;
    this.#line.followers.delete(found.track);
    this.#all = this.#all.filter((one) => one !== found);
    return true;
  }

  list(): Watch[] {
    return this.#all.map((one) => this.#told(one));
  }

  values(seat: Seat = 'everything'): WatchValue[] {
    // An unknown seat is refused also when nothing is watched.
    this.#line.words(seat);
    return this.#all.map((one) => ({ ...this.#told(one), ...one.prepared.at(this.#line.reel.at, seat) }));
  }

  history(id: number, { from = 0, steps = SLICE }: WatchRange = {}, seat: Seat = 'everything'): WatchSlice {
    const { last } = this.#line.reel.tape;
    const first = Math.min(Math.max(Math.trunc(from) || 0, 0), last);
    const count = Math.min(Math.max(Math.trunc(steps) || 1, 1), LARGEST_SLICE);
    const to = Math.min(first + count - 1, last);
    const watched = this.#all.find((one) => one.id === id);
    if (watched === undefined || watched.prepared.type === null) return { points: [], from: first, to: last, next: null, hidden: false };
    const kept = seat === 'everything' && watched.track.reaches(to, count);
    const points = kept ? watched.track.between(first, to) : pointsBetween(watched.prepared, first, to, seat);
    return { points: points ?? [], from: first, to, next: to < last ? to + 1 : null, hidden: points === null };
  }

  /** Prepares them anew, for another line or with another language. */
  moveTo(line: Line): void {
    for (const { track } of this.#all) this.#line.followers.delete(track);
    this.#line = line;
    this.#all = this.#all.map(({ id, text }) => this.#prepare(id, text));
  }

  #prepare(id: number, text: string): Watched {
    const prepared = new PreparedText(this.#line, this.#compiler, text, 'any');
    const track = new WatchTrack(prepared);
    this.#line.followers.add(track);
    return { id, text, prepared, track };
  }

  #told({ id, text, prepared }: Watched): Watch {
    return { id, text, type: prepared.type, mistakes: [...prepared.mistakes] };
  }
}
