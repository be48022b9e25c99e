// What is used of a library that brings no types. Must not declare more.

declare module 'pngjs' {
  /** A picture; four bytes a pixel, row by row. */
  export class PNG {
    constructor(size: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array;
    static readonly sync: { read(file: Uint8Array): PNG; write(picture: PNG): Uint8Array };
  }
}
