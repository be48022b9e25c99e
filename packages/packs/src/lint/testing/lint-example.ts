// What lint says of the small pack with an example in it, apart from what it says without. Must not judge it.
import { positionAt, renderText, type Diagnostic } from '@dradis/diagnostics';
import { createPackCompiler, type PackResult } from '../../pack-compiler.js';
import { smallPack, smallPackFile } from '../../testing/small-pack.js';
import { lintResult } from '../lint-pack.js';

/** Files by path, in place of those of the small pack or beside them. */
export type Changes = Readonly<Record<string, string>>;

/** The manifest of the small pack, which then may have any number of cards, with further lines. */
export function manifestWith(lines = ''): string {
  return `${smallPackFile('pack.yaml').replace(/^counts.*\n/m, '')}${lines}`;
}

/** The files an example stands in: sections of rules, keys of the manifest, or the effect of a card. */
export function changesOf(example: string): Changes {
  const manifest = { 'pack.yaml': manifestWith() };
  if (/^lint:/.test(example)) return { 'pack.yaml': manifestWith(example) };
  if (/^(?:[ \t]*#.*\n)?(?:kinds|things|zones|acts|events|quantities|procedures|definitions|variables|attributes|scopes):/.test(example)) return { ...manifest, 'rules/more.yaml': example };
  return { ...manifest, 'cards/fog.yaml': `id: fog\nkind: card\ngrows: barley\nharvest:\n  effect: |\n${example.replace(/^(?=.)/gm, '    ')}` };
}

// One for all examples, so that what they leave as it is is compiled once.
const compiler = createPackCompiler();

/** Compiles the small pack with changes. Throws when it has errors: what lint judges is legal. */
function compileWith(changes: Changes): PackResult {
  const result = compiler.update(smallPack(changes));
  if (result.pack === null) throw new Error(result.diagnostics.map((diagnostic) => renderText(diagnostic)).join('\n'));
  return result;
}

function nameOf({ code, title }: Diagnostic): string {
  return `${code} ${title}`;
}

const unchanged = new Set(lintResult(compileWith({})).map(nameOf));

/** What lint says of the small pack with changes, and not without. */
export function lintWith(changes: Changes): Diagnostic[] {
  return lintResult(compileWith(changes)).filter((diagnostic) => !unchanged.has(nameOf(diagnostic)));
}

/** The codes of what lint says of an example, each once. */
export function codesOf(example: string): string[] {
  return [...new Set(lintWith(changesOf(example)).map(({ code }) => code))].sort();
}

/** The line, counted from 1 within the example, and the title of all that one rule says of it. */
export function saidOf(code: string, example: string): string[] {
  const changes = changesOf(example);
  const before = 'cards/fog.yaml' in changes ? 5 : 0;
  return lintWith(changes).filter((diagnostic) => diagnostic.code === code).map(({ title, primary }) => `${positionAt(primary.file, primary.span.start).line - before}: ${title}`);
}
