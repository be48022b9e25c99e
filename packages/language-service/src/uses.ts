// Where a pack names what: declarations, values of documents, words of effects. Must not change documents.
import { parsePhrase, type Mention, type Vocabulary } from '@dradis/language';
import type { OutlineItem, PackText } from '@dradis/packs';
import { nameInValue, nameOfMention, namesInValue, sameName, type AnyNamed, type Name } from './names.js';
import { inFile, textAt, type Project } from './project.js';
import { roleOfDocument, ShapeWalk } from './shape-walk.js';
import type { Stretch } from './text-range.js';

/** One place where something is named. */
export interface Use extends Stretch {
  readonly path: string;
  readonly name: Name;
  readonly role: 'declaration' | 'use';
  /** Where it stands: in a value or key of the document, or inside an effect. */
  readonly inside: 'document' | 'effect';
}

/** A name bound inside one text, or handed to it. */
export interface LocalUse {
  readonly text: PackText;
  readonly mention: Mention;
}

const WHAT: Partial<Record<OutlineItem['what'], Name['what']>> = { zone: 'entity', thing: 'entity', switch: 'definition' };

/** The name an outline item declares. */
export function nameOfItem({ what, id }: OutlineItem): Name {
  return { what: WHAT[what] ?? (what as Name['what']), id };
}

/** Where a name is declared; undefined for what the engine brings. */
export function declarationOf({ result }: Project, name: Name): OutlineItem | undefined {
  return result.outline.find((item) => sameName(nameOfItem(item), name));
}

/** A walk through the documents of the pack as it is. */
export function shapeWalk({ result }: Project): ShapeWalk {
  return new ShapeWalk(result.shapes, (written) => nameInValue('kind', written, result)?.name.id);
}

/** What a document names outside its effects, and what it declares. */
export function usesInDocument(project: Project, path: string): Use[] {
  const { result } = project;
  const document = result.documents.get(path);
  const uses: Use[] = result.outline
    .filter(({ place }) => place.file.path === path)
    .map((item) => ({ path, name: nameOfItem(item), role: 'declaration', inside: 'document', start: item.place.range.start, end: item.place.range.end }));
  const root = project.root(path);
  if (root === undefined) return uses;
  const role = roleOfDocument(path, root, document?.role);
  const declared = new Set(uses.map(({ start }) => start));
  const { vocabulary } = result;
  shapeWalk(project).visit(role, root, {
    scalar: (node, shape) => {
      const named = shape['names'];
      if (typeof named !== 'string' || typeof node.value !== 'string' || !('text' in node.text)) return;
      for (const part of namesInValue(named as AnyNamed, node.text.text, result)) {
        const start = node.text.toFile(part.start);
        if (!declared.has(start)) uses.push({ path, name: part.name, role: 'use', inside: 'document', start, end: part.end > part.start ? node.text.toFile(part.end - 1) + 1 : start });
      }
    },
    entry: ({ key, keyRange }, shape) => {
      if (declared.has(keyRange.start)) return;
      const named = shape['key-names'];
      const name = typeof named === 'string' ? nameInValue(named as AnyNamed, key, result)?.name : shape['field-keys'] === true ? fieldNamed(vocabulary, key) : undefined;
      if (name !== undefined) uses.push({ path, name, role: 'use', inside: 'document', ...keyRange });
    },
  });
  return uses;
}

function fieldNamed({ attributes, effectFields }: Vocabulary, key: string): Name | undefined {
  if (attributes.some(({ id }) => id === key)) return { what: 'attribute', id: key };
  return effectFields.some(({ id }) => id === key) ? { what: 'effect-field', id: key } : undefined;
}

/** What a text names. */
function usesInText(project: Project, text: PackText): Use[] {
  return project.mentions(text).flatMap((mention): Use[] => {
    const name = nameOfMention(mention);
    return name === undefined ? [] : [{ path: text.slice.file.path, name, role: 'use', inside: 'effect', ...inFile(text, mention) }];
  });
}

/** What is named at an offset of a document: the narrowest that holds it. */
export function useAt(project: Project, path: string, offset: number): Use | LocalUse | undefined {
  const found = textAt(project.texts(path), offset);
  if (found !== undefined) {
    const mention = project.mentions(found.text).find(({ start, end }) => start <= found.at && found.at <= end && end > start);
    const better = project.mentions(found.text).find(({ start }) => start === found.at);
    const chosen = better !== undefined && (mention?.sort === 'word' || mention?.sort === 'number' || nameOfMention(better) !== undefined) ? better : mention;
    if (chosen?.sort === 'local') return { text: found.text, mention: chosen };
    const name = chosen === undefined ? undefined : nameOfMention(chosen);
    if (chosen !== undefined && name !== undefined) return { path, name, role: 'use', inside: 'effect', ...inFile(found.text, chosen) };
  }
  const holding = usesInDocument(project, path).filter(({ start, end }) => start <= offset && offset <= end);
  return holding.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
}

/** Every place of the pack where a name is used, by path and place; those of its declaration too. */
export function allUses(project: Project, name: Name): Use[] {
  const has = textFilter(project.result.vocabulary, name);
  return [...project.result.documents].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([path, { file, role }]) => {
    // Scenarios are many, and written in a language for each cast.
    if (role === 'scenario' && !has(file.text)) return [];
    const inTexts = project.texts(path).filter(({ slice }) => has(slice.text)).flatMap((text) => usesInText(project, text));
    const all = [...usesInDocument(project, path), ...inTexts].filter((use) => sameName(use.name, name));
    return [...new Map(all.map((use) => [use.start, use])).values()].sort((a, b) => a.start - b.start);
  });
}

/** Tells, without reading it, whether a text may name something: a word that every way of naming it begins with is in it. */
export function textFilter(vocabulary: Vocabulary, name: Name): (text: string) => boolean {
  const words = [...new Set(spellings(vocabulary, name).flatMap((spelling) => [spelling.toLowerCase().split(/\s+/)[0] ?? '']))].filter((word) => word !== '');
  return (text) => {
    const lower = text.toLowerCase();
    return words.some((word) => lower.includes(word));
  };
}

function spellings(vocabulary: Vocabulary, { what, id }: Name): string[] {
  const own = [id, id.replaceAll('-', ' ')];
  const wordsIn = (list: readonly { readonly id: string; readonly words: string | readonly string[] }[]): string[] => list.filter((each) => each.id === id).flatMap(({ words }) => words);
  const patterns = (list: readonly { readonly id: string; readonly phrases: readonly string[] }[]): string[] =>
    list.filter((each) => each.id === id).flatMap(({ phrases }) => phrases.flatMap((pattern) => parsePhrase(pattern).elements.find((element) => element.element === 'word')?.words ?? []));
  switch (what) {
    case 'kind':
      return [...own, ...vocabulary.kinds.filter((kind) => kind.id === id).flatMap(({ singular, plural }) => [singular, plural])];
    case 'attribute':
      return [...own, ...wordsIn(vocabulary.attributes)];
    case 'variable':
      return [...own, ...wordsIn(vocabulary.variables)];
    case 'entity':
      return [...own, ...wordsIn(vocabulary.entities)];
    case 'event':
      return [...own, ...wordsIn(vocabulary.events)];
    case 'act':
      return [...own, ...wordsIn(vocabulary.acts)];
    case 'quantity':
      return [...own, ...wordsIn(vocabulary.quantities)];
    case 'effect-field':
      return [...own, ...wordsIn(vocabulary.effectFields)];
    case 'verb':
      return patterns(vocabulary.verbs);
    case 'query':
      return patterns(vocabulary.queries);
    case 'procedure':
      return [...own, ...patterns(vocabulary.procedures)];
    case 'definition':
      return patterns(vocabulary.definitions);
    default:
      return own;
  }
}
