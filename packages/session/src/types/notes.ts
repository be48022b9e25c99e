/** Notes on points of a line, in an order of their own: read one after the other they are a tour. Must hold types only. */

/** A note on a step of the line. */
export interface Note {
  /** Never given twice on a line. */
  id: number;
  /** The step it is about; 0 is the beginning. */
  step: number;
  /** What it says, as it was written. */
  text: string;
}

/** The notes of the line on which the session stands. A save keeps them; what cuts the line takes those behind it away. */
export interface Notes {
  /** In their order, which is that in which they were added until one is moved. */
  list(): Note[];
  /** A note on a recorded step, default the cursor; null when the text is empty, longer than 5,000 characters, or there are 500. */
  add(text: string, step?: number): Note | null;
  /** The problem, null when there is none. */
  change(id: number, text: string): string | null;
  /** To a place in the order, counted from 0. The problem, null when there is none. */
  move(id: number, place: number): string | null;
  /** False when there is none with that id. */
  remove(id: number): boolean;
}
