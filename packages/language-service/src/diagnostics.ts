// What is wrong with a document, in the shape editors want. Must not find mistakes itself.
import { type Diagnostic } from '@dradis/diagnostics';
import { type Project } from './project.js';
import { type ServiceDiagnostic } from './protocol.js';
import { rangeOf } from './text-range.js';

const SEVERITY = { error: 1, warning: 2, note: 3 } as const;

/** The compiler's diagnostics of one document, in order. */
export function rawDiagnostics({ result }: Project, path: string): Diagnostic[] {
  return result.diagnostics.filter(({ primary }) => primary.file.path === path);
}

/** What is wrong with a document. */
export function diagnosticsOf(project: Project, path: string): ServiceDiagnostic[] {
  return rawDiagnostics(project, path).map(({ code, severity, title, help, primary, secondary }) => ({
    range: rangeOf(primary.file, primary.span),
    severity: SEVERITY[severity],
    code,
    message: help === undefined ? title : `${title}\n${help}`,
    related: secondary.map(({ file, span, label }) => ({ location: { path: file.path, range: rangeOf(file, span) }, message: label })),
  }));
}
