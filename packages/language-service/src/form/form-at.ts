// The definition at a place of a document as a form. Must not change the document.
import { readYamlDocument, type MapNode, type PackNode } from '@dradis/packs';
import type { Project } from '../project.js';
import { rangeOf } from '../text-range.js';
import { shapeWalk } from '../uses.js';
import type { FormAnswer, Keys } from './form.js';
import { contentEnd } from './lines.js';
import { FormReader } from './read-form.js';
import { roleAt } from './shape-at.js';

const SECTION_ITEMS: Readonly<Record<string, string>> = { things: 'a thing', zones: 'a zone' };

/** The form of the definition that an offset stands in, or the nearest before it; why there is none otherwise. */
export function formAt(project: Project, path: string, offset: number): FormAnswer {
  const file = project.file(path);
  if (file === undefined) return { nothing: 'This file belongs to no pack: there is no pack.yaml in a folder around it.' };
  const { root, sound, diagnostics } = readYamlDocument(file);
  const [first] = diagnostics;
  if (root === undefined || !sound || first !== undefined) return file.text.trim() === '' ? { nothing: 'The file is empty. Make a definition with New card in the files, or write one.' } : { broken: first === undefined ? 'the text cannot be read' : `line ${String(file.lineStarts.filter((start) => start <= first.primary.span.start).length)}: ${first.title}` };
  const definitions = definitionsIn(project, path, root);
  const found = nearest(definitions, offset);
  if (found === undefined) return { nothing: 'Nothing is declared here yet. Write a section in the text, such as `procedures:`.' };
  const { node, keys, what } = found;
  const stretch = { start: node.range.start, end: contentEnd(file.text, node.range) };
  const walk = shapeWalk(project);
  const shape = walk.resolve(keys.length === 0 ? walk.root(roleAt(project, path, root), root) : found.shape ?? {}, node);
  const reader = new FormReader(project, path, file);
  const { fields, absent, names, missing } = reader.map(node, shape, keys);
  const said = typeof shape['title'] === 'string' ? shape['title'] : what;
  const listed = definitions.map((one) => ({ title: titleOf(one.node, path), offset: one.node.range.start }));
  return { form: { title: titleOf(node, path), what: said, keys, range: rangeOf(file, stretch), definitions: listed, at: definitions.indexOf(found), fields, absent, names, remarks: [...missing, ...reader.remarks.take(keys.length === 0 ? { start: 0, end: file.text.length } : stretch)] } };
}

interface Definition {
  readonly node: MapNode;
  readonly keys: Keys;
  readonly what: string;
  readonly shape?: ReturnType<ReturnType<typeof shapeWalk>['root']>;
}

function definitionsIn(project: Project, path: string, root: PackNode): Definition[] {
  const role = roleAt(project, path, root);
  const walk = shapeWalk(project);
  if (root.type === 'scalar') return [];
  if (role === 'scenario' && root.type === 'list') {
    const whole = walk.root(role, root);
    const items = walk.resolve(whole, root)['items'] as Definition['shape'];
    return root.items.flatMap((node, index): Definition[] => (node.type === 'map' ? [{ node, keys: [index], what: 'a scenario', ...(items === undefined ? {} : { shape: items }) }] : []));
  }
  if (root.type === 'list') return [];
  if (role !== 'sections') return [{ node: root, keys: [], what: role }];
  const rules = walk.root(role, root);
  return root.entries.flatMap(({ key, value }) => {
    const section = (rules['properties'] as Readonly<Record<string, { readonly items?: Definition['shape'] }>> | undefined)?.[key];
    if (value.type !== 'list' || section === undefined) return [];
    return value.items.flatMap((node, index): Definition[] => {
      const shape = walk.listed(key, node) ?? section.items;
      return node.type === 'map' ? [{ node, keys: [key, index], what: SECTION_ITEMS[key] ?? key, ...(shape === undefined ? {} : { shape }) }] : [];
    });
  });
}

function titleOf(node: MapNode, path: string): string {
  return ['title', 'scenario', 'words', 'id'].map((key) => textUnder(node, key)).find((text) => text !== undefined) ?? path.slice(path.lastIndexOf('/') + 1);
}

/** The definition that holds an offset, else the last that begins before it, else the first. */
function nearest(found: readonly Definition[], offset: number): Definition | undefined {
  // The dash stands before the item.
  return found.filter(({ node: { range } }) => range.start - 2 <= offset).at(-1) ?? found[0];
}

function textUnder(node: MapNode, key: string): string | undefined {
  const value = node.entries.find((entry) => entry.key === key)?.value;
  return value?.type === 'scalar' && value.value !== null ? String(value.value) : undefined;
}
