/** The error for a broken promise of the engine itself. Must not be thrown for anything content or a host can cause. */

/** Something that cannot happen happened; `cause` is the original error when there is one. */
export class EngineBug extends Error {
  /** Tells it from other errors, also across copies of the package. */
  override readonly name = 'EngineBug';
}

/** Throws EngineBug with `message` unless `holds`. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new EngineBug(message);
}
