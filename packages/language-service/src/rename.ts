// Renames what stands at a place everywhere, or not at all. Nothing is offered that would change what the pack means.
import type { Diagnostic } from '@dradis/diagnostics';
import type { PackResult } from '@dradis/packs';
import { localUses } from './navigation.js';
import { plainWords, type Name } from './names.js';
import { isScenario, type Project } from './project.js';
import type { RenameResult, TextEdit } from './protocol.js';
import { rangeOf, withEdits, type Stretch } from './text-range.js';
import { allUses, declarationOf, nameOfItem, useAt, type LocalUse } from './uses.js';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The edits that rename what stands at an offset; or why it cannot be renamed. */
export function renameAt(project: Project, path: string, offset: number, newName: string): RenameResult {
  const use = useAt(project, path, offset);
  if (use === undefined) return { refused: 'nothing that has a name stands here' };
  if (!ID.test(newName)) return { refused: `'${newName}' is no name: write lower-case words joined by hyphens` };
  return 'mention' in use ? renameLocal(project, path, use, newName) : renameDeclared(project, use.name, newName);
}

function renameLocal(project: Project, path: string, use: LocalUse, newName: string): RenameResult {
  const uses = localUses(project, use);
  const { id } = use.mention;
  if (!uses.some(({ binds }) => binds)) return { refused: `'${id}' comes with what this effect belongs to; change it where that is declared` };
  if (project.mentions(use.text).some((other) => other.sort === 'local' && other.id === newName)) return { refused: `'${newName}' is a name in this effect already` };
  return checked(project, new Map([[path, uses.map((each) => ({ ...each, text: newName }))]]), id);
}

function renameDeclared(project: Project, name: Name, newName: string): RenameResult {
  const { result } = project;
  const { what, id } = name;
  const item = declarationOf(project, name);
  if (what === 'ruling') return { refused: 'rulings are kept outside the pack' };
  if (item === undefined) return { refused: `'${id}' is not declared by this pack` };
  if (!project.paths.includes(item.place.file.path)) return { refused: `'${id}' is declared by a pack that this one extends` };
  const taken = result.outline.find((other) => other.id === newName && nameOfItem(other).what === what);
  if (taken !== undefined) return { refused: `there is ${what === 'entity' ? 'something' : `a ${what}`} called '${newName}' already, in ${taken.place.file.path}` };
  const after = spellings(name, newName, result);
  const changes = new Map<string, (Stretch & { text: string })[]>();
  for (const use of allUses(project, name)) {
    const file = project.file(use.path);
    if (file === undefined) continue;
    const written = file.text.slice(use.start, use.end);
    const asId = use.role === 'declaration' || use.inside === 'document';
    const text = asId && written === id ? newName : use.role === 'use' ? after.get(plainWords(written)) : undefined;
    if (text !== undefined) changes.set(use.path, [...(changes.get(use.path) ?? []), { start: use.start, end: use.end, text }]);
  }
  return checked(project, changes, id);
}

/** Every way of writing the old id, with the same way of writing the new one. Words the pack states stay as they are. */
function spellings({ what, id }: Name, newName: string, { vocabulary }: PackResult): Map<string, string> {
  const spaced = (name: string): string => name.replaceAll('-', ' ');
  const pairs = new Map([[id, newName], [spaced(id), spaced(newName)]]);
  const kind = what === 'kind' ? vocabulary.kinds.find((each) => each.id === id) : undefined;
  // A kind that states no plural gets another with its new name: the rule is the pack compiler's, seen in what it makes.
  if (kind !== undefined && plainWords(kind.singular) === spaced(id) && kind.plural.startsWith(kind.singular)) pairs.set(plainWords(kind.plural), `${spaced(newName)}${kind.plural.slice(kind.singular.length)}`);
  return pairs;
}

/** The edits, if the pack says the same with them: it has no mistake that was not there before. */
function checked(project: Project, changes: ReadonlyMap<string, readonly (Stretch & { readonly text: string })[]>, id: string): RenameResult {
  const edits: Record<string, TextEdit[]> = {};
  const texts: Record<string, string> = {};
  for (const [path, list] of changes) {
    const file = project.file(path);
    if (file === undefined) continue;
    edits[path] = list.map(({ start, end, text }) => ({ range: rangeOf(file, { start, end }), newText: text }));
    texts[path] = withEdits(file, edits[path]);
  }
  const scenarios = Object.keys(texts).filter(isScenario);
  const before = [...project.result.diagnostics, ...scenarios.flatMap((path) => project.diagnostics(path))];
  const result = project.compile(texts);
  const after = [...result.diagnostics, ...scenarios.flatMap((path) => project.diagnostics(path, texts, result))];
  const worse = worseThan(before, after);
  if (worse !== undefined) return { refused: `'${id}' cannot be renamed: ${worse.primary.file.path} would say: ${worse.title}` };
  return { edits };
}

/** A mistake that was not there before. */
function worseThan(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic | undefined {
  const key = ({ code, primary }: Diagnostic): string => `${primary.file.path} ${code}`;
  const left = new Map<string, number>();
  for (const diagnostic of before) left.set(key(diagnostic), (left.get(key(diagnostic)) ?? 0) + 1);
  return after.find((diagnostic) => {
    const count = left.get(key(diagnostic)) ?? 0;
    left.set(key(diagnostic), count - 1);
    return count <= 0;
  });
}
