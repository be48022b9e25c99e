// What the words of a pack are the names of: declared things by what they are and their id. Must not search documents.
import type { Mention, Vocabulary } from '@dradis/language';
import type { Named, PackResult } from '@dradis/packs';
import type { Stretch } from './text-range.js';

/** Something declared, or part of the engine. */
export interface Name {
  readonly what: 'kind' | 'attribute' | 'variable' | 'scope' | 'event' | 'act' | 'quantity' | 'procedure' | 'definition' | 'entity' | 'effect-field' | 'ruling' | 'verb' | 'query' | 'form';
  readonly id: string;
}

/** Whether two names are of one thing. */
export function sameName(a: Name, b: Name): boolean {
  return a.what === b.what && a.id === b.id;
}

/** The name a mention in an effect is of; undefined for local names, plain words and literals. */
export function nameOfMention({ sort, id }: Mention): Name | undefined {
  switch (sort) {
    case 'local':
    case 'word':
    case 'number':
    case 'text':
    case 'comment':
      return undefined;
    case 'effect-field':
      return { what: sort, id: id.replaceAll(' ', '-') };
    default:
      return { what: sort, id };
  }
}

const ARTICLES = /\b(?:a|an|the) /g;

/** Words in the form in which they are compared. */
export function plainWords(words: string): string {
  return words.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Whether written words call something by its id or one of its words. */
function calls(written: string, id: string, words: readonly string[]): boolean {
  const plain = plainWords(written);
  return written.trim() === id || plain === id.replaceAll('-', ' ') || words.some((each) => plainWords(each) === plain);
}

/** What a value of any document can be the name of: besides those of packs, what scenarios name. */
export type AnyNamed = Named | 'switch' | 'player' | 'option' | 'place' | 'contents' | 'level';

/** A name inside a value of a document, with the stretch of the value that is the name. */
export interface NamedPart extends Stretch {
  readonly name: Name;
}

/** What a value of a document names, by what the shape of the document says of it; none when nothing is called so. */
export function namesInValue(named: AnyNamed, written: string, result: Pick<PackResult, 'vocabulary' | 'outline'>): NamedPart[] {
  if (named === 'contents') return namesInContents(written, result);
  if (named !== 'phrase') return [nameInValue(named, written, result)].filter((part) => part !== undefined);
  return [...written.matchAll(/(\{[^}:]*:\s*)([^}*]*[^}*\s])/g)].flatMap(({ 1: before = '', 2: kind = '', index }) => {
    const name = kindNamed(result.vocabulary, kind);
    const start = index + before.length;
    return name === undefined ? [] : [{ name, start, end: start + kind.length }];
  });
}

/** What is listed as held: `3 raiders, executive-order strength 2`. The name comes after the number; what follows it singles out a copy. */
function namesInContents(written: string, { vocabulary, outline }: Pick<PackResult, 'vocabulary' | 'outline'>): NamedPart[] {
  return [...written.matchAll(/[^,]+/g)].flatMap(({ 0: item, index }) => {
    const lead = /^\s*(?:\d+\s+)?/.exec(item)?.[0].length ?? 0;
    const words = item.slice(lead).trimEnd();
    const first = /^\S+/.exec(words)?.[0].replace(/#\d+$/, '') ?? '';
    const start = index + lead;
    const name = entityNamed(vocabulary, outline, first);
    if (name !== undefined) return [{ name, start, end: start + first.length }];
    const kind = kindNamed(vocabulary, words);
    return kind === undefined ? [] : [{ name: kind, start, end: start + words.length }];
  });
}

/** The one name a value is; undefined when nothing is called so. */
export function nameInValue(named: AnyNamed, written: string, { vocabulary, outline }: Pick<PackResult, 'vocabulary' | 'outline'>): NamedPart | undefined {
  const whole = (name: Name | undefined): NamedPart | undefined => name && { name, start: 0, end: written.length };
  switch (named) {
    case 'kind':
    case 'zone-kind':
    case 'thing-kind':
      return whole(kindNamed(vocabulary, written));
    case 'zone':
      return whole(entityNamed(vocabulary, outline, written));
    case 'zone-or-kind':
      return whole(entityNamed(vocabulary, outline, written) ?? kindNamed(vocabulary, written));
    case 'event':
    case 'act':
    case 'quantity': {
      const list = named === 'event' ? vocabulary.events : named === 'act' ? vocabulary.acts : vocabulary.quantities;
      const bare = (words: string): string => plainWords(words).replaceAll(ARTICLES, '');
      const found = list.find(({ id, words }) => calls(written, id, [words]) || bare(words) === bare(written));
      return whole(found && { what: named, id: found.id });
    }
    case 'variable': {
      const found = vocabulary.variables.find(({ id, words }) => calls(written, id, [words]));
      return whole(found && { what: 'variable', id: found.id });
    }
    case 'procedure': {
      const found = vocabulary.procedures.find(({ id }) => id === written.trim());
      return whole(found && { what: 'procedure', id: found.id });
    }
    case 'ruling':
      return whole({ what: 'ruling', id: written.trim() });
    case 'type': {
      const start = /^\s*(?:expression )?(?:lists? of )?/.exec(written)?.[0].length ?? 0;
      const kind = kindNamed(vocabulary, written.slice(start));
      return kind && { name: kind, start, end: written.trimEnd().length };
    }
    case 'limit': {
      const [, once = '', scope = ''] = /^(\s*once per )(.+?)(?:, by anyone)?\s*$/.exec(written) ?? [];
      const found = outline.find(({ what, id }) => what === 'scope' && calls(scope, id, []));
      return found && { name: { what: 'scope', id: found.id }, start: once.length, end: once.length + scope.length };
    }
    case 'switch': {
      const found = outline.find(({ what, id }) => what === 'switch' && id === written.trim());
      return whole(found && { what: 'definition', id: found.id });
    }
    case 'phrase':
    case 'contents':
    case 'place':
      return undefined;
    default:
      return whole(entityNamed(vocabulary, outline, written));
  }
}

function kindNamed({ kinds }: Vocabulary, written: string): Name | undefined {
  const found = kinds.find(({ id, singular, plural }) => calls(written, id, [singular, plural]));
  return found && { what: 'kind', id: found.id };
}

function entityNamed({ entities }: Vocabulary, outline: PackResult['outline'], written: string): Name | undefined {
  const id = written.trim();
  const found = entities.find((entity) => entity.id === id)?.id ?? outline.find((item) => (item.what === 'thing' || item.what === 'zone') && item.id === id)?.id;
  return found === undefined ? undefined : { what: 'entity', id: found };
}
