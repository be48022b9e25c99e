// One file of a pack with its effects in canonical layout, every other byte as it was. Must not lay effects out itself.
import { createSourceFile, hasErrors } from '@dradis/diagnostics';
import { wholeFile, type Language } from '@dradis/language';
import type { PackText } from '../compile/unit-compiler.js';
import type { PackResult } from '../pack-compiler.js';
import { readYaml } from '../yaml/read-yaml.js';
import type { PackNode, ScalarNode } from '../yaml/pack-node.js';
import type { LiteralText } from '../yaml/text-map.js';

interface Edit {
  readonly node: ScalarNode;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the scalar must decode to afterwards, but for line ends at its end. */
  readonly decoded: string;
}

/**
 * The text of a file of the pack with every effect formatted. Effects with mistakes stay as they are, and so do files
 * that cannot be read as written, effects that could no longer stand in their kind of scalar, and any effect whose
 * formatted text would not compile to the same program. The result is the given text when there is nothing to change.
 *
 * @throws RangeError when the pack has no such file
 */
export function formatPackFile(result: Pick<PackResult, 'language' | 'sources' | 'texts'>, path: string): string {
  const source = result.sources.get(path);
  if (source === undefined) throw new RangeError(`the pack has no file '${path}'`);
  const edits = (result.texts.get(path) ?? []).flatMap((text) => {
    if (text.role !== 'effect') return [];
    const language = text.language ?? result.language;
    const formatted = language.format(text.slice.text, text.scope);
    return hasErrors(formatted.diagnostics) || !doesTheSame(language, text, formatted.text) ? [] : (editOf(text, formatted.text.trimEnd(), source.text) ?? []);
  });
  const changes = edits.filter(({ start, end, text }) => source.text.slice(start, end) !== text).sort((a, b) => b.start - a.start);
  if (changes.length === 0) return source.text;
  let text = source.text;
  for (const change of changes) text = text.slice(0, change.start) + change.text + text.slice(change.end);
  return holds(source.text, text, changes) ? text : source.text;
}

/** Whether the formatted effect compiles to what the effect compiles to. Nothing may go by looks alone. */
function doesTheSame(language: Language, { slice, scope }: PackText, formatted: string): boolean {
  if (formatted === slice.text) return true;
  const before = language.compileEffect({ text: slice, scope }).program;
  const after = language.compileEffect({ text: wholeFile(createSourceFile(slice.file.path, formatted)), scope }).program;
  return before !== null && after !== null && JSON.stringify([before.code, before.locals]) === JSON.stringify([after.code, after.locals]);
}

function editOf({ node, slice }: PackText, formatted: string, source: string): Edit | undefined {
  if (formatted === '' || !('text' in node.text)) return undefined;
  if (node.style === 'literal') return literalEdit(node, node.text as LiteralText, formatted, source);
  if (formatted === slice.text || (node.style !== 'double' && formatted.includes('\n'))) return undefined;
  const { start, end } = node.range;
  const text = node.style === 'single' ? `'${formatted.replaceAll("'", "''")}'` : node.style === 'double' ? `"${formatted.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"` : formatted;
  return { node, start, end, text, decoded: formatted };
}

function literalEdit(node: ScalarNode, { bodyStart, indent, text, toFile }: LiteralText, formatted: string, source: string): Edit {
  const words = toFile(text.trimEnd().length);
  const end = words + (/^[ \t]*/.exec(source.slice(words))?.[0].length ?? 0);
  const newline = source.slice(bodyStart, end).includes('\r\n') ? '\r\n' : '\n';
  const lines = formatted.split('\n').map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
  return { node, start: bodyStart, end, text: lines.join(newline), decoded: formatted };
}

/** Whether the new text holds what the old one held, with the changed scalars decoding to what was meant. */
function holds(before: string, after: string, changes: readonly Edit[]): boolean {
  const old = readYaml(before);
  const now = readYaml(after);
  // A file that is not read as written may hold lines that no effect shows.
  if (old.root === undefined || now.root === undefined || old.problems.length + now.problems.length > 0) return false;
  const expected = new Map(changes.map(({ node, decoded }) => [node.range.start, decoded]));
  return same(old.root, now.root, expected);
}

function same(old: PackNode, now: PackNode, expected: ReadonlyMap<number, string>): boolean {
  if (old.type === 'list') return now.type === 'list' && now.items.length === old.items.length && old.items.every((item, at) => sameAt(item, now.items[at], expected));
  if (old.type === 'map') {
    return now.type === 'map' && now.entries.length === old.entries.length && old.entries.every(({ key, value }, at) => now.entries[at]?.key === key && same(value, now.entries[at].value, expected));
  }
  if (now.type !== 'scalar') return false;
  const wanted = expected.get(old.range.start);
  if (wanted === undefined) return now.value === old.value;
  return 'text' in now.text && now.text.text.trimEnd() === wanted;
}

function sameAt(old: PackNode, now: PackNode | undefined, expected: ReadonlyMap<number, string>): boolean {
  return now !== undefined && same(old, now, expected);
}
