// What the parts of an open editor share: which file it is, who answers, and how to tell the page. Must not know CodeMirror's view.
import { Facet, type Text } from '@codemirror/state';
import type { EditorEdits, EditorLens, EditorLocation, EditorPosition, EditorRange, EditorService } from './editor-service.js';

/** What a part may do outside of the text. */
export interface EditorHost {
  readonly path: string;
  /** Undefined where nobody knows the language. */
  readonly service: EditorService | undefined;
  /** Goes to a place, in this file or another. */
  readonly open: (location: EditorLocation) => void;
  /** Has edits made in other files. */
  readonly edit: (edits: EditorEdits) => void;
  /** Shows a list of places to choose from. */
  readonly list: (title: string, locations: readonly EditorLocation[]) => void;
  /** Something is to be done with what the file declares. */
  readonly lens: (lens: EditorLens) => void;
  /** A breakpoint is wanted, or not wanted any more. Lines and columns count from 1; without a column it is the line's. */
  readonly toggle: (line: number, column?: number) => void;
}

const NOBODY: EditorHost = { path: '', service: undefined, open: () => undefined, edit: () => undefined, list: () => undefined, lens: () => undefined, toggle: () => undefined };

/** The host of an editor's state. */
export const editorHost = Facet.define<EditorHost, EditorHost>({ combine: ([host]) => host ?? NOBODY });

/** Offset of a position; the nearest one there is when the text has no such place. */
function offsetAt(doc: Text, { line, character }: EditorPosition): number {
  if (line >= doc.lines) return doc.length;
  const { from, length } = doc.line(Math.max(0, line) + 1);
  return from + Math.min(Math.max(0, character), length);
}

/** Offsets of a stretch. */
export function stretchAt(doc: Text, { start, end }: EditorRange): { from: number; to: number } {
  const from = offsetAt(doc, start);
  return { from, to: Math.max(from, offsetAt(doc, end)) };
}

/** The position of an offset. */
export function positionAt(doc: Text, offset: number): EditorPosition {
  const { number, from } = doc.lineAt(offset);
  return { line: number - 1, character: offset - from };
}
