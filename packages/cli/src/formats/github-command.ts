// Workflow commands, which GitHub shows beside the lines of a change. Must not know what is told.

/** A place of a file, from 1; GitHub counts an end column as included. */
export interface CommandPlace {
  readonly path: string;
  readonly line: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** One command with its line end. */
export function githubCommand(command: 'error' | 'warning' | 'notice', { path, line, endLine, column, endColumn }: CommandPlace, title: string, message: string): string {
  const properties: [string, string | number | undefined][] = [['file', escapeProperty(path)], ['line', line], ['endLine', endLine], ['col', column], ['endColumn', endColumn], ['title', escapeProperty(title)]];
  return `::${command} ${properties.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`])).join(',')}::${escapeData(message)}\n`;
}
