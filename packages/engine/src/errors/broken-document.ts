/** The error for a compiled pack or a saved game that cannot be trusted. Must not be used for illegal answers or engine bugs. */

/** A pack or save that is not what its format says. `path` leads to the spot, as in `programs[3].code[0]`. */
export class BrokenDocument extends Error {
  override readonly name = 'BrokenDocument';

  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
  }
}
