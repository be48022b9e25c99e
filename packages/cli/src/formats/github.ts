// Diagnostics as workflow commands of GitHub. Must not add output of its own.
import { renderJson, type Diagnostic } from '@dradis/diagnostics';
import { githubCommand } from './github-command.js';

/** One command a diagnostic; empty when there are none. */
export function githubDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((diagnostic) => {
      const { severity, code, path, line, column, endLine, endColumn, title, help } = renderJson(diagnostic);
      const place = { path, line, endLine, column, endColumn: Math.max(1, endColumn - 1) };
      return githubCommand(severity === 'note' ? 'notice' : severity, place, code, help === null ? title : `${title}; ${help}`);
    })
    .join('');
}
