// Decides which draws of the page leave the costly panes as they are: those while a hand drags through the steps. Must not
// know any pane, nor draw.

/** Time in milliseconds, and what is due later. */
export interface Clock {
  readonly now: () => number;
  /** Calls `act` once after so many milliseconds; the function that is given back calls it off. */
  readonly after: (wait: number, act: () => void) => () => void;
}

/** The hand rests when it has not moved for so long. */
export const REST_MS = 100;
/** However busy the hand is, everything is drawn so often. */
export const LONGEST_MS = 400;

const pageClock: Clock = {
  now: () => performance.now(),
  after: (wait, act) => {
    const timer = setTimeout(act, wait);
    return () => { clearTimeout(timer); };
  },
};

/** Whether to hold costly panes back. A hold always ends by itself: `redraw` is called when the hand has come to rest. */
export class DragHold {
  readonly #redraw: () => void;
  readonly #clock: Clock;
  /** When everything was drawn last; undefined when nothing is held. */
  #drawn: number | undefined;
  #callOff: (() => void) | undefined;

  constructor(redraw: () => void, clock: Clock = pageClock) {
    this.#redraw = redraw;
    this.#clock = clock;
  }

  /** The hand dragged to another step. */
  dragged(): void {
    this.#callOff?.();
    this.#drawn ??= this.#clock.now();
    this.#callOff = this.#clock.after(REST_MS, () => {
      this.end();
      this.#redraw();
    });
  }

  /** The step changed otherwise, or the hand let go: the next draw is of everything. */
  end(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#drawn = undefined;
  }

  /** Asked once for each draw: whether this one holds them back. */
  holds(): boolean {
    if (this.#drawn === undefined) return false;
    if (this.#clock.now() - this.#drawn < LONGEST_MS) return true;
    this.#drawn = this.#clock.now();
    return false;
  }
}
