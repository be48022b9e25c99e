// Where something is declared and where it is used. Must not change anything.
import { sameName } from './names.js';
import { inFile, type Project } from './project.js';
import type { Location } from './protocol.js';
import { rangeOf, type Stretch } from './text-range.js';
import { allUses, declarationOf, useAt, type LocalUse } from './uses.js';

function locationOf(project: Project, path: string, stretch: Stretch): Location[] {
  const file = project.result.sources.get(path) ?? project.file(path);
  return file === undefined ? [] : [{ path, range: rangeOf(file, stretch) }];
}

/** Every place of its text where a local name stands, in order. */
export function localUses(project: Project, { text, mention }: LocalUse): (Stretch & { readonly binds: boolean })[] {
  return project.mentions(text).filter(({ sort, id }) => sort === 'local' && id === mention.id).map((each) => ({ ...inFile(text, each), binds: each.binds }));
}

/** Where what stands at an offset is declared; empty for the engine's own and for names handed to an effect. */
export function definitionAt(project: Project, path: string, offset: number): Location[] {
  const use = useAt(project, path, offset);
  if (use === undefined) return [];
  if ('mention' in use) {
    const bound = localUses(project, use).find(({ binds }) => binds);
    return bound === undefined ? [] : locationOf(project, path, bound);
  }
  const item = declarationOf(project, use.name);
  if (item !== undefined) return locationOf(project, item.place.file.path, item.place.range);
  // An effect field is declared by every kind that has it.
  return use.name.what === 'effect-field' ? fieldDeclarations(project, use.name.id) : [];
}

/** Keys under `fields` of kinds that declare an effect of this name. */
function fieldDeclarations(project: Project, id: string): Location[] {
  const found: Location[] = [];
  for (const [path, { root, role }] of project.result.documents) {
    if (root === undefined || role !== 'sections') continue;
    const visit = (node: typeof root, under: boolean): void => {
      for (const { key, keyRange, value } of node.entries) {
        const alias = value.type === 'map' ? value.entries.find((entry) => entry.key === 'as')?.value : undefined;
        const called = alias?.type === 'scalar' ? alias.value : key;
        if (under && called === id) found.push(...locationOf(project, path, keyRange));
        if (value.type === 'map') visit(value, key === 'fields' || key === 'group');
      }
    };
    const kinds = root.entries.find(({ key }) => key === 'kinds')?.value;
    if (kinds?.type === 'list') for (const item of kinds.items) if (item.type === 'map') visit(item, false);
  }
  return found;
}

/** Every place where what stands at an offset is named, its declaration among them. */
export function referencesAt(project: Project, path: string, offset: number): Location[] {
  const use = useAt(project, path, offset);
  if (use === undefined) return [];
  if ('mention' in use) return localUses(project, use).flatMap((each) => locationOf(project, path, each));
  return allUses(project, use.name).filter(({ name }) => sameName(name, use.name)).flatMap((each) => locationOf(project, each.path, each));
}
