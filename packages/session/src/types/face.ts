/** What is written on a component. Must hold types only. */

/** A line of a source file, or the rest of one. */
export interface FaceLine {
  /** Counts from 1 in the file. */
  number: number;
  /** Where `text` begins in the line; counts from 1. */
  column: number;
  /** As it is written. */
  text: string;
}

/** A key of a component and what stands under it, as it is written. */
export interface FaceSection {
  /** The key as the file has it. */
  key: string;
  /** What stands under it, a line each. */
  lines: FaceLine[];
}

/** What is written on a component. */
export interface ThingFace {
  /** Id of the component. */
  id: string;
  /** What people call it. */
  title: string;
  /** In words, as `cylon attack`. */
  kind: string;
  /** Null when no file says anything of it. */
  file: string | null;
  /** In the order of the file; empty without a text. */
  sections: FaceSection[];
}
