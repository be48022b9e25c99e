// Long looking-up in slices, so that the page stays quick. Must not know what is looked up.

const SLICE_MS = 7;

/** A piece of work that is being done; `stop` leaves it where it is. */
export interface Sliced {
  readonly stop: () => void;
}

/**
 * Calls `next` again and again, a few milliseconds at a time, until it says that it is done (`true`), and then `done` once. What `next` throws
 * ends the work and is given to `failed`.
 */
export function inSlices(next: () => boolean, done: () => void, failed: (message: string) => void): Sliced {
  let stopped = false;
  const slice = (): void => {
    if (stopped) return;
    const until = performance.now() + SLICE_MS;
    try {
      do {
        if (next()) {
          done();
          return;
        }
      } while (performance.now() < until);
    } catch (thrown) {
      failed(thrown instanceof Error ? thrown.message : String(thrown));
      return;
    }
    setTimeout(slice);
  };
  setTimeout(slice);
  return { stop: () => { stopped = true; } };
}
