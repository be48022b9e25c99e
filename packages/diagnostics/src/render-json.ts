// Diagnostics as plain data for programs. The shape is documented and stable; must not leak whole source texts.
import type { Diagnostic, Fact, Label, Severity } from './diagnostic.js';
import { positionAt } from './source-file.js';

/** A place in JSON: offsets are 0-based and half-open, lines and columns 1-based. */
export interface JsonPlace {
  /** Path of the file, as its source file has it. */
  readonly path: string;
  /** Offset of the first character, in UTF-16 units from 0. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** Line of `start`, from 1. */
  readonly line: number;
  /** Column of `start` in UTF-16 units, from 1. */
  readonly column: number;
  /** Line of `end`, from 1. */
  readonly endLine: number;
  /** Column of `end` in UTF-16 units, from 1. */
  readonly endColumn: number;
  /** What stands there, in words; empty when the title says it all. */
  readonly label: string;
}

/** A diagnostic in JSON; `help` is null when there is none. */
export interface JsonDiagnostic extends JsonPlace {
  /** `D` and four digits; never given another meaning. */
  readonly code: string;
  /** How bad it is. */
  readonly severity: Severity;
  /** What was found and what was expected, in one line. */
  readonly title: string;
  /** What to do; null where the title says it. */
  readonly help: string | null;
  /** The same for programs, by names that each code has of its own; may be empty. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** Other places that matter, such as the first of two equal names; may be empty. */
  readonly secondary: readonly JsonPlace[];
}

/** One diagnostic as plain data, ready for `JSON.stringify`. */
export function renderJson(diagnostic: Diagnostic): JsonDiagnostic {
  return {
    code: diagnostic.code,
    severity: diagnostic.severity,
    title: diagnostic.title,
    ...place(diagnostic.primary),
    help: diagnostic.help ?? null,
    facts: diagnostic.facts,
    secondary: diagnostic.secondary.map(place),
  };
}

function place({ file, span, label }: Label): JsonPlace {
  const from = positionAt(file, span.start);
  const to = positionAt(file, span.end);
  return {
    path: file.path,
    start: span.start,
    end: span.end,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    label,
  };
}
