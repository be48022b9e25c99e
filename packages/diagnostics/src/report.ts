// Collects diagnostics while something is read or checked. Must not print.
import type { Diagnostic, Fact, Label, Severity } from './diagnostic.js';

/** A diagnostic as it is handed in: severity is `error`, and lists are empty, unless said otherwise. */
export interface Finding {
  /** `D` and four digits; never given another meaning. */
  readonly code: string;
  /** How bad it is; `error` when left out. */
  readonly severity?: Severity;
  /** What was found and what was expected, in one line. */
  readonly title: string;
  /** Where the mistake is. */
  readonly primary: Label;
  /** Other places that matter; none when left out. */
  readonly secondary?: readonly Label[];
  /** The same for programs; none when left out. */
  readonly facts?: Readonly<Record<string, Fact>>;
  /** What to do. */
  readonly help?: string;
}

/** Where diagnostics gather. */
export interface Report {
  /** Adds one. The same code at the same place with the same title is kept once. */
  add(finding: Finding): void;
  /** All of them so far, in the order they were added. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many errors there are so far. */
  readonly errors: number;
}

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  let errors = 0;
  return {
    add(finding) {
      const { primary } = finding;
      const key = [finding.code, primary.file.path, primary.span.start, primary.span.end, finding.title].join('\u0000');
      if (seen.has(key)) return;
      seen.add(key);
      const diagnostic = complete(finding);
      if (diagnostic.severity === 'error') errors += 1;
      diagnostics.push(diagnostic);
    },
    diagnostics,
    get errors() {
      return errors;
    },
  };
}

function complete(finding: Finding): Diagnostic {
  return {
    code: finding.code,
    severity: finding.severity ?? 'error',
    title: finding.title,
    primary: finding.primary,
    secondary: finding.secondary ?? [],
    facts: finding.facts ?? {},
    ...(finding.help === undefined ? {} : { help: finding.help }),
  };
}
