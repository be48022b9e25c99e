// The faces of a compiled pack, from its effects and its words files. Must not know any game: words files say what faces hold.
import { createSourceFile, sortDiagnostics, type Diagnostic, type Label } from '@dradis/diagnostics';
import { type CompiledAbility, type CompiledPack, type CompiledThing, type CompiledZone } from '@dradis/engine';
import { type Prose, type ProseText, type Told } from '@dradis/language';
import { type PackText } from '../compile/unit-compiler.js';
import { abilityScope } from '../compile/scopes.js';
import { type PackFile, type PackResult } from '../pack-compiler.js';
import { packId } from '../layers/pack-id.js';
import { type Face, type Faces, type FaceSection } from './face.js';
import { idiomFindings, missingWords, unusedIdiom } from './face-findings.js';
import { mergeWords, readIdioms, readWords, type FaceLine, type Idiom, type WordsFile } from './read-words.js';

type Owner = (CompiledThing | CompiledZone) & { readonly title: string };

const IDIOMS = 'words/idioms.yaml';

/** The words files of packs in a language; those of the packs extended come first. Idioms are by the statements they stand for. */
function wordsOf(packs: readonly (readonly PackFile[])[], lang: string): { readonly words: WordsFile; readonly idioms: Readonly<Record<string, Idiom>>; readonly diagnostics: readonly Diagnostic[] } {
  const path = `words/${lang}.yaml`;
  const all = packs.flatMap((files, layer) => {
    const id = layer === 0 ? undefined : packId(files.find((file) => file.path === 'pack.yaml')?.text ?? '');
    return files.filter((file) => file.path === path || file.path === IDIOMS).map((file) => ({ path: file.path, file: createSourceFile(id === undefined ? file.path : `${id}:${file.path}`, file.text) }));
  });
  const merged = mergeWords(all.filter((each) => each.path === path).reverse().map(({ file }) => readWords(file, lang)));
  const read = all.filter((each) => each.path === IDIOMS).reverse().map(({ file }) => readIdioms(file));
  const named = Object.fromEntries(read.flatMap(({ idioms }) => Object.entries(idioms)));
  const idioms = Object.fromEntries(Object.entries(named).flatMap(([name, { statements }]) => (Object.hasOwn(merged.words.idioms, name) ? [[statements, merged.words.idioms[name] ?? ''] as const] : [])));
  const any = all.some((each) => each.path === path);
  return {
    words: { ...merged, words: { ...merged.words, idioms } },
    idioms: named,
    diagnostics: [...merged.diagnostics, ...read.flatMap(({ diagnostics }) => diagnostics), ...(any ? idiomFindings(named, merged.idiomPlaces, lang) : [])],
  };
}

/** Says texts of a pack in a language; null when the language has no grammar. Files as `buildFaces` takes them. */
export function buildProse(result: Pick<PackResult, 'pack' | 'language'>, files: readonly (readonly PackFile[])[], lang: string): Prose | null {
  const { words } = wordsOf(files, lang);
  return result.language.prose(lang, { ...words.words, settled: settledBy(result) }, words.grammar);
}

/** Switches as they stand by default: what is printed is what most games play. */
function settledBy({ pack }: Pick<PackResult, 'pack'>): ReadonlyMap<string, boolean> {
  return new Map(pack?.switches.map(({ id, default: on }) => [id, on]));
}

/**
 * The faces of every thing and zone that has something to say.
 *
 * @param result a compiled pack; without errors
 * @param files the files of the pack, then those of the packs it extends, nearest first
 * @returns null when the pack has errors, or the language has no grammar: neither of its own nor in the words of a pack
 */
export function buildFaces(result: PackResult, files: readonly (readonly PackFile[])[], lang: string): Faces | null {
  const { words, idioms: named, diagnostics } = wordsOf(files, lang);
  const said = new Set<string>();
  const idioms = new Proxy(words.words.idioms, {
    get: (target, key) => {
      said.add(String(key));
      return target[String(key)];
    },
  });
  const prose = result.language.prose(lang, { ...words.words, idioms, settled: settledBy(result) }, words.grammar);
  if (result.pack === null || prose === null) return null;
  const builder = new FaceBuilder(result.pack, result, prose, words);
  const owners: Owner[] = [...result.pack.things, ...result.pack.zones];
  const faces = owners.flatMap((owner): Face[] => {
    const face = builder.face(owner);
    return face.sections.length === 0 && !builder.hasFace(owner.kind) ? [] : [face];
  });
  const missing = [...builder.missing].map(([what, { on }]) => ({ what, on: [...on] }));
  const gaps = [...builder.missing].map(([what, { at, on }]) => missingWords(what, lang, at, [...on]));
  const unused = Object.entries(named).flatMap(([name, idiom]) => (Object.hasOwn(words.words.idioms, idiom.statements) && !said.has(idiom.statements) ? [unusedIdiom(name, idiom)] : []));
  return { lang, colon: words.labels['colon'] ?? ': ', faces, missing, diagnostics: sortDiagnostics([...diagnostics, ...gaps, ...unused]) };
}

/** Builds the faces of one pack. */
class FaceBuilder {
  readonly missing = new Map<string, { readonly at: Label; readonly on: Set<string> }>();
  private readonly texts: ReadonlyMap<string, PackText>;
  private readonly abilities: ReadonlyMap<string, readonly CompiledAbility[]>;

  constructor(
    private readonly pack: CompiledPack,
    private readonly result: PackResult,
    private readonly prose: Prose,
    private readonly words: WordsFile,
  ) {
    this.texts = new Map([...result.texts.values()].flatMap((texts) => texts.map((text) => [text.name, text] as const)));
    const bySource = new Map<string, CompiledAbility[]>();
    for (const ability of pack.abilities) bySource.set(ability.source, [...(bySource.get(ability.source) ?? []), ability]);
    this.abilities = bySource;
  }

  face(owner: Owner): Face {
    const { id, kind } = owner;
    const noun = this.nearest(kind, this.words.words.kinds);
    const lines = this.nearest(kind, this.words.faces) ?? [];
    const sections = [...lines.flatMap((line) => this.line(owner, line)), ...(this.abilities.get(id) ?? []).flatMap((ability) => this.ability(owner, ability))];
    if (noun === undefined && (sections.length > 0 || this.hasFace(kind))) this.lacks(`kind ${kind}`, id);
    return { id, title: this.words.titles[id] ?? ('copies' in owner ? owner.title : capital(this.words.words.things[id]?.one ?? owner.title)), kind: capital(noun?.one ?? kind), sections };
  }

  /** Whether things of a kind have a face even where nothing is on it. */
  hasFace(kind: string): boolean {
    return this.nearest(kind, this.words.faces) !== undefined;
  }

  private nearest<T>(kind: string, table: Readonly<Record<string, T>>): T | undefined {
    for (let at: string | null | undefined = kind; at !== null && at !== undefined; at = this.pack.kinds.find(({ id }) => id === at)?.parent) {
      if (Object.hasOwn(table, at)) return table[at];
    }
    return undefined;
  }

  private line(owner: Owner, line: FaceLine): FaceSection[] {
    const absent: string[] = [];
    const fill = (pattern: string): string =>
      pattern.replace(/\{([a-z-]+)(:items)?\}/g, (_, field: string, items: string | undefined) => {
        const text = items === undefined ? this.field(owner, field) : this.items(owner, field);
        if (text === null) absent.push(field);
        return text ?? '';
      });
    // What stands between `<` and `>` is left out where a field inside is not given.
    const optional = (pattern: string): string =>
      pattern.replace(/<([^<>]*)>/g, (_, inner: string) => {
        const before = absent.length;
        const text = fill(inner);
        return absent.length === before ? text : (absent.splice(before), '');
      });
    const label = fill(optional(line.label));
    const text = fill(optional(line.text));
    return absent.length === 0 ? [{ label: capital(label), text: capital(text) }] : [];
  }

  /** What a field of a thing says; null when it is not given. */
  private field(owner: Owner, field: string): string | null {
    const program = owner.effects[field];
    if (program !== undefined) return this.effectField(owner, program);
    const values = [owner.values[field], ...('copies' in owner && Array.isArray(owner.copies) ? owner.copies.map((variant) => variant.values[field]) : [])].filter((value) => value !== undefined);
    const [value] = values;
    if (value === undefined || value === null || value === false) return null;
    if (value === true) return this.label('yes', owner.id);
    if (values.length > 1) return values.map((each) => this.valueText(owner, each)).join(', ');
    return this.valueText(owner, value);
  }

  /** An effect field as a list of what it does in short; null when it is not given. */
  private items(owner: Owner, field: string): string | null {
    const text = this.texts.get(owner.effects[field] ?? '');
    return text === undefined ? null : this.told(owner, this.prose.items(given(text)), text);
  }

  private valueText(owner: Owner, value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.valueText(owner, each)).join(', ');
    if (typeof value !== 'string') return String(value);
    const noun = this.words.words.things[value];
    if (noun === undefined) this.lacks(`thing ${value}`, owner.id);
    return capital(noun?.one ?? value);
  }

  private effectField(owner: Owner, program: string): string {
    const text = this.texts.get(program);
    if (text === undefined) return this.placements(owner, program);
    if (text.role === 'expression') {
      const said = text.expect === 'condition' ? this.prose.condition(given(text)) : this.prose.value({ ...given(text), expect: text.expect ?? 'thing:thing' });
      return this.told(owner, said, text);
    }
    const effect = this.prose.effect(given(text));
    const said = this.told(owner, effect, text);
    if (said !== '') return said;
    return effect.missing.length > 0 ? '…' : this.label('nothing', owner.id);
  }

  /** What is placed where: one program holds a call for each item. */
  private placements(owner: Owner, program: string): string {
    const places = new Map<string, string[]>();
    for (const instruction of this.pack.programs.find(({ id }) => id === program)?.code ?? []) {
      if (instruction[0] !== 'call') continue;
      const [, procedure, args] = instruction;
      const pattern = this.result.vocabulary.procedures.find(({ id }) => id === procedure)?.phrases[0] ?? '';
      const words = args.map(wordOf);
      let next = 0;
      const text = pattern.replace(/\{[^}]*\}/g, () => words[next++] ?? '').replaceAll('(s)', 's');
      const said = this.told(owner, this.prose.items({ text: slice(text), scope: abilityScope(owner.kind, false, []) }));
      const place = this.valueText(owner, words.at(-1));
      places.set(place, [...(places.get(place) ?? []), said]);
    }
    return [...places].map(([place, items]) => `${place}${this.words.labels['colon'] ?? ': '}${items.join(', ')}`).join(this.words.labels['semicolon'] ?? '; ');
  }

  /** An ability of the thing's own; what its kind gives to all its things is no part of the face. */
  private ability(owner: Owner, ability: CompiledAbility): FaceSection[] {
    const { id, trigger, section, optional, limit, title } = ability;
    const text = this.texts.get(id);
    const until = text === undefined && ability.program !== null && section === 'in-play';
    if (ability.program !== null && text === undefined && !until) return [];
    const test = this.texts.get(`${id}.if`);
    const by = this.texts.get(`${id}.by`);
    const is = 'action' in trigger ? 'action' : 'event' in trigger ? 'event' : 'quantity' in trigger ? 'quantity' : 'act';
    const what = 'event' in trigger ? trigger.event : 'quantity' in trigger ? trigger.quantity : 'act' in trigger ? trigger.act : '';
    // What `until` stands for has no text of its own in the file.
    const effect = text !== undefined ? given(text) : !until ? null : { text: slice('discard this card'), scope: abilityScope(owner.kind, false, []) };
    const said = this.told(owner, this.prose.ability({ trigger: is, id: what, optional, test: test === undefined ? null : given(test), by: by === undefined ? null : given(by), effect }), text ?? test ?? by);
    const own = this.words.titles[id] ?? (title === owner.title ? '' : title);
    const mark = limit === null ? '' : this.label(`once-per-${limit.scope}${limit.byAnyone ? '-by-anyone' : ''}`, owner.id);
    const kind = section === 'action' || section === 'reaction' ? this.label(section, owner.id) : own === '' ? this.label(section, owner.id) : '';
    return [{ label: [own, kind, mark].filter((part) => part !== '').join(' – '), text: said }];
  }

  private label(name: string, on: string): string {
    const label = this.words.labels[name];
    if (label === undefined) this.lacks(`label ${name}`, on);
    return label ?? name;
  }

  private told(owner: Owner, { text, missing }: Told, from?: PackText): string {
    for (const what of missing) this.lacks(what, owner.id, from);
    return text;
  }

  /** Notes a gap, at the text that needed the words or at the thing. */
  private lacks(what: string, on: string, from?: PackText): void {
    const known = this.missing.get(what);
    if (known === undefined) this.missing.set(what, { at: this.place(on, from), on: new Set([on]) });
    else known.on.add(on);
  }

  private place(on: string, from: PackText | undefined): Label {
    if (from !== undefined) return { file: from.slice.file, span: from.node.range, label: '' };
    const place = this.result.outline.find(({ id }) => id === on)?.place;
    return { file: place?.file ?? createSourceFile('pack.yaml', ''), span: place?.range ?? { start: 0, end: 0 }, label: '' };
  }
}

/** The number, or the name of what a literal argument of a placement stands for. */
function wordOf(argument: unknown): string {
  const named: unknown = Array.isArray(argument) ? (argument as unknown[])[1] : argument;
  return typeof named === 'string' || typeof named === 'number' ? `${named}` : '';
}

function given({ slice: text, scope }: PackText): ProseText {
  return { text, scope };
}

function slice(text: string): ProseText['text'] {
  return { file: createSourceFile('', text), text, toFile: (offset) => offset };
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
