// Checked packs as workflow commands that GitHub shows beside the lines of a change. Must not add output of its own.
import { renderJson } from '@dradis/diagnostics';
import { type CheckedPack } from './checked-pack.js';

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** One command a diagnostic; empty when there are none. */
export function githubCommands(packs: readonly CheckedPack[]): string {
  return packs
    .flatMap((pack) => pack.diagnostics)
    .map((diagnostic) => {
      const { severity, code, path, line, column, endLine, endColumn, title, help } = renderJson(diagnostic);
      const command = severity === 'note' ? 'notice' : severity;
      // GitHub counts an end column as included.
      const properties = [`file=${escapeProperty(path)}`, `line=${line}`, `endLine=${endLine}`, `col=${column}`, `endColumn=${Math.max(1, endColumn - 1)}`, `title=${escapeProperty(code)}`];
      return `::${command} ${properties.join(',')}::${escapeData(help === null ? title : `${title}; ${help}`)}\n`;
    })
    .join('');
}
