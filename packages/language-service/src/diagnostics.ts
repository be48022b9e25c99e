// What is wrong with a document, in the shape editors want. Must not find mistakes itself.
import type { Diagnostic } from '@dradis/diagnostics';
import type { Project } from './project.js';
import type { ServiceDiagnostic } from './protocol.js';
import { rangeOf } from './text-range.js';

const SEVERITY = { error: 1, warning: 2, note: 3 } as const;

/** The diagnostics of the compiler and the linter of one document, in order. */
export function rawDiagnostics(project: Project, path: string): readonly Diagnostic[] {
  return project.diagnostics(path);
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

/** How much there is to say of each document, in order of their paths. */
export function problemsOf({ allDiagnostics }: Project): { readonly path: string; readonly errors: number; readonly warnings: number }[] {
  const counts = new Map<string, { errors: number; warnings: number }>();
  for (const { severity, primary } of allDiagnostics) {
    if (severity === 'note') continue;
    const { path } = primary.file;
    const count = counts.get(path) ?? { errors: 0, warnings: 0 };
    counts.set(path, { errors: count.errors + (severity === 'error' ? 1 : 0), warnings: count.warnings + (severity === 'warning' ? 1 : 0) });
  }
  return [...counts].map(([path, count]) => ({ path, ...count })).sort((a, b) => (a.path < b.path ? -1 : 1));
}
