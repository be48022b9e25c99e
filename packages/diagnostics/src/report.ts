// Collects diagnostics while something is read or checked. Must not print.
import type { Diagnostic, Fact, Label, Severity } from './diagnostic.js';

/** A diagnostic as it is handed in: severity is `error`, and lists are empty, unless said otherwise. */
export interface Finding {
  readonly code: string;
  readonly severity?: Severity;
  readonly title: string;
  readonly primary: Label;
  readonly secondary?: readonly Label[];
  readonly facts?: Readonly<Record<string, Fact>>;
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
