// Changes that would mend or allow what is wrong at a place. Only those after which the document reads and the mistake is gone.
import { createSourceFile, type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import { readYamlDocument, safeFixes } from '@dradis/packs';
import { allowHere } from './actions/allow-here.js';
import type { Change } from './actions/change.js';
import { removeComment } from './actions/remove-comment.js';
import { rawDiagnostics } from './diagnostics.js';
import { isScenario, type Project } from './project.js';
import type { CodeAction, TextEdit } from './protocol.js';
import { rangeOf, withEdits, type Stretch } from './text-range.js';

/** Suggestions told for one mistake. */
const MOST = 3;

/** What would mend the mistakes that touch a stretch of a document. */
export function codeActionsAt(project: Project, path: string, { start, end }: Stretch): CodeAction[] {
  const file = project.file(path);
  if (file === undefined) return [];
  const touching = rawDiagnostics(project, path).filter(({ primary: { span } }) => span.start <= end && span.end >= start);
  return touching.flatMap((diagnostic) => {
    const safe = safeChanges(path, file, diagnostic);
    const isSafe = ({ edit }: Change): boolean => safe.some((other) => sameEdit(other.edit, edit));
    const others = [...changesFor(file, diagnostic), ...removeComment(file, diagnostic), ...allowHere(file, diagnostic)];
    return [...safe.filter(({ edit }) => !others.some((other) => sameEdit(other.edit, edit))), ...others]
      .filter(({ edit }) => mends(project, path, file, diagnostic, edit))
      .map((change) => ({ title: change.title, edits: { [path]: [change.edit] }, safe: isSafe(change), mends: diagnostic.code }));
  });
}

/** What `dradis check --fix` would change. */
function safeChanges(path: string, file: SourceFile, diagnostic: Diagnostic): Change[] {
  return safeFixes([diagnostic])
    .filter((fix) => fix.path === path)
    .map(({ text, ...stretch }) => ({ title: `Write '${text.trim()}'`, edit: { range: rangeOf(file, stretch), newText: text } }));
}

function sameEdit(one: TextEdit, other: TextEdit): boolean {
  const at = ({ range: { start, end } }: TextEdit): string => [start.line, start.character, end.line, end.character].join();
  return one.newText === other.newText && at(one) === at(other);
}

function listed(diagnostic: Diagnostic, fact: string): string[] {
  const value = diagnostic.facts[fact];
  return typeof value === 'object' && value !== null ? value.slice(0, MOST) : [];
}

function changesFor(file: SourceFile, diagnostic: Diagnostic): Change[] {
  const { code, title, facts, primary } = diagnostic;
  const { span } = primary;
  const range = rangeOf(file, span);
  const names = [...new Set([...listed(diagnostic, 'suggestions'), ...listed(diagnostic, 'nearest')])];
  const changes = names.map((name): Change => ({ title: `Write '${name}'`, edit: { range, newText: name } }));
  if (code === 'D0404') for (const name of listed(diagnostic, 'allowed')) if (!names.includes(name)) changes.push({ title: `Write '${name}'`, edit: { range, newText: name } });
  if (code === 'D0107' && title.startsWith("':' is missing at the end")) changes.push({ title: "Put ':' at the end", edit: { range: { start: range.end, end: range.end }, newText: ':' } });
  if (code === 'D0107' && title.startsWith('nothing can hang')) {
    const colon = file.text.slice(span.end).search(/\S/) + span.end;
    if (file.text[colon] === ':') changes.push({ title: "Remove ':'", edit: { range: rangeOf(file, { start: colon, end: colon + 1 }), newText: '' } });
  }
  const key = facts['key'];
  if (code === 'D0402' && typeof key === 'string') {
    const lineStart = file.text.lastIndexOf('\n', span.start - 1) + 1;
    const indent = file.text.slice(lineStart, span.start).replaceAll('-', ' ');
    // Only a block map has room for a line of its own below its first key.
    if (/^ *$/.test(indent)) {
      const newline = file.text.indexOf('\n', span.end);
      const at = newline === -1 ? file.text.length : newline;
      changes.push({ title: `Add '${key}'`, edit: { range: rangeOf(file, { start: at, end: at }), newText: `\n${indent}${key}: ` } });
    }
  }
  return changes;
}

/** Whether the document reads as well as before with an edit, and the mistake no longer stands there. */
function mends(project: Project, path: string, file: SourceFile, { code, title, primary }: Diagnostic, edit: TextEdit): boolean {
  const text = withEdits(file, [edit]);
  if (readYamlDocument(createSourceFile(path, text)).diagnostics.length > readYamlDocument(file).diagnostics.length) return false;
  const same = (other: Diagnostic): boolean => other.code === code && other.title === title && other.primary.file.path === path && other.primary.span.start === primary.span.start;
  const changes = { [path]: text };
  return !project.diagnostics(path, changes, isScenario(path) ? undefined : project.compile(changes)).some(same);
}
