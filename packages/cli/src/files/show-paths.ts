// Diagnostics with the paths of their pack -> diagnostics with the paths a user typed. Must not change anything else.
import type { Diagnostic, Label, SourceFile } from '@dradis/diagnostics';

/** The same diagnostics, their files named by `shown`. */
export function withShownPaths(diagnostics: readonly Diagnostic[], shown: (path: string) => string): Diagnostic[] {
  const files = new Map<SourceFile, SourceFile>();
  const rename = (label: Label): Label => {
    const file = files.get(label.file) ?? { ...label.file, path: shown(label.file.path) };
    files.set(label.file, file);
    return { ...label, file };
  };
  return diagnostics.map((diagnostic) => ({ ...diagnostic, primary: rename(diagnostic.primary), secondary: diagnostic.secondary.map(rename) }));
}
