/**
 * Copies of the state at some positions, from which any position can be reached by running on. Must not know how a state
 * is made or copied: it is handed ready copies and hands them out as they are.
 */

/** How many copies are kept before some are given up. */
const ROOM = 400;
/** Positions between two copies at first; it doubles when a game outgrows the room. */
const FIRST_INTERVAL = 1000;
/** How near to the last copy a decision is not worth another one. */
const DECISION_INTERVAL = 50;

/** Copies by position, in order. `T` is the state. */
export class Checkpoints<T> {
  #positions: number[] = [];
  #states: T[] = [];
  #interval = FIRST_INTERVAL;

  get count(): number {
    return this.#positions.length;
  }

  /** Positions between two copies once old ones have been thinned; the longest way to run on is twice this. */
  get interval(): number {
    return this.#interval;
  }

  /** Whether a copy at `position`, which must not lie before the last one, is worth keeping. */
  wants(position: number, waiting: boolean): boolean {
    const gap = position - (this.#positions.at(-1) ?? -FIRST_INTERVAL);
    return gap >= (waiting ? DECISION_INTERVAL : this.#interval);
  }

  /** Keeps `state` for `position`, which must not lie before the last one; in place of the one that is there. */
  add(position: number, state: T): void {
    if (this.#positions.at(-1) === position) {
      this.#states[this.#states.length - 1] = state;
      return;
    }
    this.#positions.push(position);
    this.#states.push(state);
    if (this.#positions.length > ROOM) this.#thin();
  }

  /** The nearest copy at or before `position`. There is always one once position 0 was added. */
  before(position: number): { position: number; state: T } | undefined {
    let low = 0;
    let high = this.#positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#positions[middle] as number) <= position) low = middle + 1;
      else high = middle;
    }
    const found = this.#positions[low - 1];
    return found === undefined ? undefined : { position: found, state: this.#states[low - 1] as T };
  }

  /** The same copies up to `position`. */
  copy(position: number): Checkpoints<T> {
    const copy = new Checkpoints<T>();
    copy.#positions = [...this.#positions];
    copy.#states = [...this.#states];
    copy.#interval = this.#interval;
    copy.cut(position);
    return copy;
  }

  /** Forgets the copies after `position`. */
  cut(position: number): void {
    while (this.#positions.length > 0 && (this.#positions.at(-1) as number) > position) {
      this.#positions.pop();
      this.#states.pop();
    }
  }

  /** Gives up copies of the older three quarters whose neighbours are near enough to each other. */
  #thin(): void {
    for (;;) {
      const recent = Math.floor(this.#positions.length * 0.75);
      const positions: number[] = [];
      const states: T[] = [];
      for (let i = 0; i < this.#positions.length; i++) {
        const position = this.#positions[i] as number;
        const next = this.#positions[i + 1];
        const before = positions.at(-1);
        const spare = i < recent && before !== undefined && next !== undefined && next - before <= this.#interval;
        if (spare) continue;
        positions.push(position);
        states.push(this.#states[i] as T);
      }
      const enough = positions.length < this.#positions.length * 0.9;
      this.#positions = positions;
      this.#states = states;
      if (enough || positions.length <= ROOM / 2) return;
      this.#interval *= 2;
    }
  }
}
