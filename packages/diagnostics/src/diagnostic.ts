// What a diagnostic is. Must not hold wording of any package, nor throw: mistakes of an author are data.
import type { SourceFile, Span } from './source-file.js';

/** How bad it is: an `error` stops the content from being used, a `warning` does not, a `note` only informs. */
export type Severity = 'error' | 'warning' | 'note';

/** A place in a file, with words that say what stands there. */
export interface Label {
  /** The file in which the place is. */
  readonly file: SourceFile;
  /** The place; an empty span is the point before a character. */
  readonly span: Span;
  /** Said beside the excerpt; empty when the title says it all. */
  readonly label: string;
}

/** A value told to programs beside the words for people: a name found, the types wanted, the suggestions. */
export type Fact = string | number | boolean | null | readonly string[];

/**
 * One mistake or remark.
 *
 * `code` is stable (`D` and four digits); `title` says what was found and what was expected in one line; `help` says
 * what to do. Secondary labels point at other places that matter, such as the first of two equal names.
 */
export interface Diagnostic {
  /** `D` and four digits; never given another meaning. */
  readonly code: string;
  /** How bad it is. */
  readonly severity: Severity;
  /** What was found and what was expected, in one line. */
  readonly title: string;
  /** Where the mistake is. */
  readonly primary: Label;
  /** Other places that matter, such as the first of two equal names; may be empty. */
  readonly secondary: readonly Label[];
  /** The same for programs, by names that each code has of its own; may be empty. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** What to do; undefined where the title says it. */
  readonly help?: string;
}

/** Whether any of them is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** Orders diagnostics by path, then place, then code; a new array. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => {
    const byPath = compare(a.primary.file.path, b.primary.file.path);
    if (byPath !== 0) return byPath;
    return a.primary.span.start - b.primary.span.start || compare(a.code, b.code);
  });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
