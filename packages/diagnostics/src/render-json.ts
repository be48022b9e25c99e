// Diagnostics as plain data for programs. The shape is documented and stable; must not leak whole source texts.
import type { Diagnostic, Fact, Label, Severity } from './diagnostic.js';
import { positionAt } from './source-file.js';

/** A place in JSON: offsets are 0-based and half-open, lines and columns 1-based. */
export interface JsonPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly label: string;
}

/** A diagnostic in JSON; `help` is null when there is none. */
export interface JsonDiagnostic extends JsonPlace {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  readonly help: string | null;
  readonly facts: Readonly<Record<string, Fact>>;
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
