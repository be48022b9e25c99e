// The names of types in YAML -> type tags of the compiled pack. Must not check values; literal-value does.
import { nearest } from '@dradis/diagnostics';
import type { KindTable } from './kind-table.js';

/** A type tag of the compiled pack: `number`, `condition`, `text`, `kind`, `tally`, `ability`, `thing:K`, `list:K`. */
export type TypeTag = string;

const PLAIN_TYPES = ['number', 'condition', 'text', 'kind', 'tally', 'ability'];

/** The tag of a type written in YAML; undefined when no type is called so. */
export function typeNamed(written: string, kinds: KindTable): TypeTag | undefined {
  const name = written.trim();
  if (PLAIN_TYPES.includes(name)) return name;
  const listed = /^lists? of (.+)$/.exec(name)?.[1];
  if (listed !== undefined) {
    if (/^abilit(?:y|ies)$/.test(listed)) return 'list:ability';
    const kind = kinds.named(listed);
    return kind === undefined ? undefined : `list:${kind}`;
  }
  const kind = kinds.named(name);
  return kind === undefined ? undefined : `thing:${kind}`;
}

/** The tag that a misspelt type most likely means; undefined when nothing is near, or several tags are. */
export function typeMeant(written: string, kinds: KindTable): TypeTag | undefined {
  const tags = new Set(nearest(written.trim(), typeNames(kinds)).map((name) => typeNamed(name, kinds)));
  const [tag] = tags;
  return tags.size === 1 ? tag : undefined;
}

/** Every name a type can have, for suggestions. */
export function typeNames(kinds: KindTable): string[] {
  return [...PLAIN_TYPES, ...kinds.all.flatMap((kind) => [kind.id, kind.singular, `list of ${kind.singular}`, `list of ${kind.plural}`])];
}

/** A type tag in words: `a crisis`, `a list of raiders`. */
export function typeInWords(tag: TypeTag, kinds: KindTable): string {
  if (tag.startsWith('thing:')) return kinds.get(tag.slice(6))?.singular ?? tag.slice(6);
  if (tag.startsWith('list:')) return `list of ${kinds.get(tag.slice(5))?.plural ?? tag.slice(5)}`;
  return tag;
}

/** The value a variable or attribute of a type has when nothing else is said. */
export function emptyValue(tag: TypeTag): number | boolean | string | null | never[] {
  if (tag === 'number' || tag === 'tally') return 0;
  if (tag === 'condition') return false;
  if (tag === 'text') return '';
  return tag.startsWith('list:') ? [] : null;
}
