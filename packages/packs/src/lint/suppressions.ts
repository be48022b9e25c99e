// Comments that allow what a rule would report: `# dradis-allow D06xx reason`. Must not judge packs.
import { positionAt, type Diagnostic, type Label, type SourceFile } from '@dradis/diagnostics';

/** Stands where a reason must be written; it is none itself. */
export const REASON_PLACEHOLDER = 'REASON';

/** One comment. Behind something it allows its code on its own line, else on the first line below it that is no comment. */
interface Suppression {
  readonly at: Label;
  readonly code: string;
  readonly reason: string;
  /** 1-based. */
  readonly line: number;
}

const ALLOW = /(?:^|[ \t])#[ \t]*dradis-allow\b[ \t]*(\S*)[ \t]*(.*)$/;
const COMMENT = /^[ \t]*#/;

/** Files that did not change are the same objects from one time to the next. */
const known = new WeakMap<SourceFile, readonly Suppression[]>();

function suppressionsIn(file: SourceFile): readonly Suppression[] {
  const found = known.get(file) ?? readSuppressions(file);
  known.set(file, found);
  return found;
}

function readSuppressions(file: SourceFile): Suppression[] {
  if (!file.text.includes('dradis-allow')) return [];
  const lines = file.text.split(/\r\n|\r|\n/);
  return lines.flatMap((text, index): Suppression[] => {
    const found = ALLOW.exec(text);
    if (found === null) return [];
    const [, code = '', reason = ''] = found;
    let line = index;
    if (COMMENT.test(text)) do line += 1; while (COMMENT.test(lines[line] ?? ''));
    const lineStart = file.lineStarts[index] ?? 0;
    const start = lineStart + text.indexOf('#', found.index);
    return [{ at: { file, span: { start, end: lineStart + text.length }, label: '' }, code, reason: reason.trim(), line: line + 1 }];
  });
}

/** What is left of the diagnostics, and what is wrong with the comments themselves. */
export function suppress(found: readonly Diagnostic[], files: Iterable<SourceFile>): Diagnostic[] {
  const all = [...files].flatMap(suppressionsIn);
  const used = new Set<Suppression>();
  const left = found.filter(({ code, primary }) => {
    const { line } = positionAt(primary.file, primary.span.start);
    const allowing = all.find((each) => each.at.file === primary.file && each.code === code && each.line === line);
    if (allowing !== undefined) used.add(allowing);
    return allowing === undefined;
  });
  const plain = { severity: 'warning', secondary: [], facts: {} } as const;
  for (const each of all) {
    if (!used.has(each)) left.push({ ...plain, code: 'D0611', title: `nothing of ${each.code === '' ? 'any code' : `the code ${each.code}`} is found here`, primary: each.at, help: 'remove the comment' });
    else if (each.reason === '' || each.reason === REASON_PLACEHOLDER) left.push({ ...plain, code: 'D0612', title: `this does not say why ${each.code} is allowed`, primary: each.at, help: each.reason === '' ? `write \`# dradis-allow ${each.code} ${REASON_PLACEHOLDER}\`` : `write the reason in place of ${REASON_PLACEHOLDER}` });
  }
  return left;
}
