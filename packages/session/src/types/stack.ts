/** The call stack. Must hold types only. */
import type { SourceSpan } from './source.js';
import type { PlainValue } from './value.js';

/** A name in scope of a frame. */
export interface LocalVariable {
  /** What the program calls it. */
  name: string;
  /** As the language writes it: `number`, `condition`, `thing:KIND`, `list:KIND`, `tally` … */
  type: string;
  /** For reading: titles, `yes`/`no`, `nothing`; a tally with what it is made of. */
  value: string;
  /** The value as JSON. */
  raw: PlainValue;
}

/** What a frame is: a program of the pack by its kind, a window in which others may act, or one use of an ability. */
export type FrameKind = 'procedure' | 'effect' | 'ability' | 'on-use' | 'window' | 'use';

/** One effect or procedure being carried out. */
export interface StackFrame {
  /** For people: the name of the program, the words of the event, or the title of the ability. */
  name: string;
  /** What is carried out. */
  kind: FrameKind;
  /** The component whose effect it is. */
  thing: { id: string; title: string } | null;
  /** Where it stands; for windows and uses, where the program below them does. Null only when no program runs below. */
  file: string | null;
  /** The statement in `file`; null when that is. */
  span: SourceSpan | null;
  /** The names in its scope. */
  locals: LocalVariable[];
  /** Rulings the program cites, as in `R-135`. */
  rulings: string[];
}
