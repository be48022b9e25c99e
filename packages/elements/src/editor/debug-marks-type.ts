// What the marks of a session in a file are, in the lines of the text that is open. Must not draw, nor need CodeMirror.
import type { EditorBreakpoint, EditorHits, EditorRange } from './editor-service.js';

/** All marks of a file. */
export interface DebugMarks {
  /** The statement that runs. */
  readonly current: EditorRange | undefined;
  /** Statements of frames further out. */
  readonly outer: readonly EditorRange[];
  readonly breakpoints: readonly EditorBreakpoint[];
  /** Empty when nobody counts. */
  readonly hits: readonly EditorHits[];
}

/** None. */
export const NO_MARKS: DebugMarks = { current: undefined, outer: [], breakpoints: [], hits: [] };

/** Whether two sets of marks look alike. */
export function sameMarks(one: DebugMarks, other: DebugMarks): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
