/** The error for a compiled pack or a saved game that cannot be trusted. Must not be used for illegal answers or engine bugs. */

/** A pack or save that is not what its format says. `path` leads to the spot, as in `programs[3].code[0]`. */
export class BrokenDocument extends Error {
  /** Tells it from other errors, also across copies of the package. */
  override readonly name = 'BrokenDocument';

  constructor(
    /** Where in the document; '' for the whole. */
    readonly path: string,
    /** The message without the path. */
    readonly reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
  }
}
