// The declaration that may be the misspelt one: a suggestion that is declared and used nowhere. Must not find mistakes.
import type { Diagnostic, Label, SourceFile } from '@dradis/diagnostics';
import type { Declarations } from './declare/declarations.js';
import { leavesOf } from './declare/read-attributes.js';
import { idAsWords, plainWords, scalarsOf } from './declare/reading.js';
import type { Place } from './findings.js';
import { escaped } from './phrase-pattern.js';

/** Finds the declarations that are more likely misspelt than what does not find them. */
export class Suspects {
  private named: Map<string, Place> | undefined;
  private readonly used = new Map<string, boolean>();

  /** `files` are those that could use a name. */
  constructor(
    private readonly declarations: Declarations,
    private readonly files: readonly SourceFile[],
  ) {}

  /** The diagnostic, with the declaration beside it when nothing uses what that declares; `suspect` among the facts then. */
  tell(diagnostic: Diagnostic): Diagnostic {
    const { facts } = diagnostic;
    const near = facts['suggestions'] ?? facts['nearest'];
    if (!Array.isArray(near) || near.length === 0 || facts['nearLocal'] === true) return diagnostic;
    const mentions = Array.isArray(facts['mentions']) ? facts['mentions'].map(String) : [];
    for (const name of near.map(String)) {
      const place = this.placeOf(diagnostic, name, mentions);
      // What an extended pack declares, others use.
      if (place === undefined || place.file.path.includes(':') || this.isUsed(name, place)) continue;
      const label: Label = { file: place.file, span: place.range, label: `'${name}' is declared here and used nowhere: one of the two is misspelt` };
      return { ...diagnostic, secondary: [label, ...diagnostic.secondary], facts: { ...facts, suspect: true } };
    }
    return diagnostic;
  }

  private placeOf(diagnostic: Diagnostic, name: string, mentions: readonly string[]): Place | undefined {
    this.named ??= namedPlaces(this.declarations);
    if (diagnostic.code === 'D0401') return fieldPlace(this.declarations, name);
    return this.named.get(plainWords(name)) ?? phrasePlace(this.declarations, name, mentions, diagnostic.primary);
  }

  /** Whether a name stands anywhere but where it is declared. */
  private isUsed(name: string, place: Place): boolean {
    const key = `${name} ${place.file.path} ${place.range.start}`;
    const known = this.used.get(key);
    if (known !== undefined) return known;
    const pattern = new RegExp(`(?<![\\w-])${escaped(name).replaceAll('-', '[- ]')}s?(?![\\w-])`, 'gi');
    const used = this.files.some((file) => [...file.text.matchAll(pattern)].some(({ index }) => file !== place.file || index < place.range.start || index >= place.range.end));
    this.used.set(key, used);
    return used;
  }
}

function namedPlaces({ kinds, attributes, variables, events, acts, quantities, scopes, zones, things }: Declarations): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (name: string, place: Place | undefined): void => {
    if (place !== undefined && !places.has(plainWords(name))) places.set(plainWords(name), place);
  };
  for (const { id, place } of [...attributes, ...variables, ...events, ...acts, ...quantities, ...scopes, ...zones, ...things, ...kinds.all]) for (const name of [id, idAsWords(id)]) add(name, place);
  for (const { gives, place } of [...events, ...acts, ...quantities]) for (const { id } of gives) add(id, place);
  for (const { words, place } of [...attributes, ...variables, ...events, ...acts, ...quantities]) add(words, place);
  for (const { words, place } of [...zones, ...things]) for (const name of words) add(name, place);
  for (const { singular, plural, place } of kinds.all) for (const name of [singular, plural]) add(name, place);
  return places;
}

function fieldPlace({ kindInfo }: Declarations, key: string): Place | undefined {
  for (const { fields } of kindInfo.values()) {
    const found = fields.find((field) => field.key === key) ?? leavesOf(fields).find((leaf) => leaf.key === key);
    if (found !== undefined) return found.place;
  }
  return undefined;
}

/** The phrase that has a word, of those a statement would mention if it is known which these are; a slot is known in its own declaration. */
function phrasePlace({ procedures, definitions, events, acts, quantities, attributes, variables }: Declarations, word: string, mentions: readonly string[], { file, span }: Label): Place | undefined {
  const pattern = new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'i');
  const phrases = [...procedures, ...definitions];
  for (const { node, place } of [...phrases.filter(({ id }) => mentions.includes(id)), ...phrases]) {
    const inside = place.file === file && span.start >= node.range.start && span.start < node.range.end;
    const written = [...scalarsOf(node, 'phrase'), ...scalarsOf(node, 'phrases')].find((phrase) => pattern.test(inside ? String(phrase.value) : String(phrase.value).replaceAll(/\{[^}]*\}/g, ' ')));
    if (written !== undefined) return { file: place.file, range: written.range };
  }
  return [...events, ...acts, ...quantities, ...attributes, ...variables].find(({ words }) => pattern.test(words))?.place;
}
