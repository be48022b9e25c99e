// The face of one thing at a time, line by line. Must not know any game, and must not read words files.
import { createSourceFile, type Label } from '@dradis/diagnostics';
import type { CompiledAbility, CompiledPack, CompiledThing, CompiledZone } from '@dradis/engine';
import type { Prose, ProseText, Told } from '@dradis/language';
import type { PackText } from '../compile/unit-compiler.js';
import { abilityScope } from '../compile/scopes.js';
import type { PackResult } from '../pack-compiler.js';
import type { Face, FaceSection } from './face.js';
import { groupAbilities, joinedSections, sort, waitsFor, type AbilityGroup } from './group-abilities.js';
import { ruleText, type Reminder } from './read-idioms.js';
import type { FaceLine, WordsFile } from './read-words.js';

/** What has a face: a thing or a zone. */
export type Owner = (CompiledThing | CompiledZone) & { readonly title: string };

/** What stands in no file and is said as an effect, by kind and text: understood once for all languages. */
const saidBesides = new WeakMap<PackResult, Map<string, ProseText>>();

/** Builds the faces of one pack. */
export class FaceBuilder {
  readonly missing = new Map<string, { readonly at: Label; readonly on: Set<string> }>();
  private readonly texts: ReadonlyMap<string, PackText>;
  private readonly titles: ReadonlyMap<string, string>;
  private readonly abilities: ReadonlyMap<string, readonly CompiledAbility[]>;

  constructor(
    private readonly pack: CompiledPack,
    private readonly result: PackResult,
    private readonly prose: Prose,
    private readonly words: WordsFile,
    private readonly reminders: Readonly<Record<string, Reminder>>,
  ) {
    this.texts = new Map([...result.texts.values()].flatMap((texts) => texts.map((text) => [text.name, text] as const)));
    const bySource = new Map<string, CompiledAbility[]>();
    for (const ability of pack.abilities) bySource.set(ability.source, [...(bySource.get(ability.source) ?? []), ability]);
    this.abilities = bySource;
    this.titles = new Map([...pack.things, ...pack.zones].map(({ id, title }) => [id, title]));
  }

  face(owner: Owner): Face {
    const { id, kind } = owner;
    const noun = this.nearest(kind, this.words.words.kinds);
    const lines = this.nearest(kind, this.words.faces) ?? [];
    const sections = [...lines.flatMap((line) => this.line(owner, line)), ...this.abilitySections(owner), ...this.besides(owner)];
    if (noun === undefined && (sections.length > 0 || this.hasFace(kind))) this.lacks(`kind ${kind}`, id);
    const title = this.words.titles[id] ?? ('copies' in owner ? owner.title : capital(this.words.words.things[id]?.one ?? owner.title));
    return { id, title: this.prose.typeset(title), kind: capital(noun?.one ?? kind), sections: joinedSections(sections) };
  }

  /** Whether a rule says what a reminder tells of it. */
  holds({ rule, says }: Reminder): boolean {
    const text = this.texts.get(rule)?.slice.text;
    return text !== undefined && says !== '' && ruleText(text).includes(says);
  }

  /** What is said on a thing beside its own effects: rules that speak of it, and what its designer adds. */
  private besides({ id, values }: Owner): FaceSection[] {
    const rules = Object.entries(this.reminders).flatMap(([name, reminder]) => {
      const text = this.words.reminders[name];
      return (reminder.on !== id && values[reminder.on] !== true) || text === undefined || !this.holds(reminder) ? [] : [capital(this.prose.typeset(text))];
    });
    const hint = this.words.hints[id];
    return [...(rules.length === 0 ? [] : [{ label: '', text: rules.join(' ') }]), ...(hint === undefined ? [] : [{ label: this.label('hint', id), text: this.prose.typeset(hint), hint: true as const }])];
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
      pattern.replace(/\{([a-z-]+)(?::([a-z]+))?(\?)?\}/g, (_, field: string, how: string | undefined, some: string | undefined) => {
        if (how === 'several' && !(Number(owner.values[field]) > 1)) absent.push(field);
        const text = how === 'items' ? this.items(owner, field) : this.field(owner, field, some !== undefined);
        if (text === null) absent.push(field);
        return how === 'inside' ? inside(text ?? '') : (text ?? '');
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
    return absent.length === 0 ? [{ label: capital(this.prose.typeset(label)), text: capital(this.prose.typeset(text)) }] : [];
  }

  /** What a field of a thing says; null when it is not given, or when `some` asks for something and it does nothing. */
  private field(owner: Owner, field: string, some = false): string | null {
    const program = owner.effects[field];
    if (program !== undefined) return this.effectField(owner, program, some);
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
    if (text === undefined) return null;
    const { idioms } = this.words.words;
    // What has no short form is said in full.
    const short = this.prose.items(given(text));
    return short.missing.length === 0 && idioms[ruleText(text.slice.text)] === undefined ? this.told(owner, short, text) : this.told(owner, this.prose.effect(given(text)), text).replace(/\.$/, '');
  }

  private valueText(owner: Owner, value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.valueText(owner, each)).join(', ');
    if (typeof value !== 'string') return String(value);
    return capital(this.words.words.things[value]?.one ?? this.words.titles[value] ?? this.titles.get(value) ?? value);
  }

  private effectField(owner: Owner, program: string, some: boolean): string | null {
    const text = this.texts.get(program);
    if (text === undefined) return this.placements(owner, program);
    if (text.role === 'expression') {
      const said = text.expect === 'condition' ? this.prose.condition(given(text)) : this.prose.value({ ...given(text), expect: text.expect ?? 'thing:thing' });
      return this.told(owner, said, text);
    }
    const effect = this.prose.effect(given(text));
    const said = this.told(owner, effect, text);
    if (said !== '') return said;
    return effect.missing.length > 0 ? '…' : some ? null : this.label('nothing', owner.id);
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
      const said = this.told(owner, this.prose.items(this.besideTexts(owner, text)));
      const place = this.valueText(owner, words.at(-1));
      places.set(place, [...(places.get(place) ?? []), said]);
    }
    return [...places].map(([place, items]) => `${place}${this.words.labels['colon'] ?? ': '}${items.join(', ')}`).join(this.words.labels['semicolon'] ?? '; ');
  }

  /** Abilities of the thing's own; what its kind gives to all its things is no part of the face. */
  private abilitySections(owner: Owner): FaceSection[] {
    const ends = ({ id, program, section }: CompiledAbility): boolean => section === 'in-play' && program !== null && !this.texts.has(id);
    const own = (this.abilities.get(owner.id) ?? []).filter((ability) => ability.program === null || this.texts.has(ability.id) || ends(ability));
    const until = this.prose.until(own.filter(ends).map(waitsFor));
    const lasting = own.some((ability) => ability.section === 'in-play' && !ends(ability)) && own.some(ends) && until !== null;
    const told = lasting ? own.filter((ability) => !ends(ability)) : own;
    const source = (name: string): string => ruleText(this.texts.get(name)?.slice.text ?? '');
    const says = (ability: CompiledAbility): string => [ends(ability), this.ownTitle(owner, ability), ability.section, ability.optional, JSON.stringify(ability.limit), ...['', '.if', '.by'].map((part) => source(`${ability.id}${part}`))].join('\n');
    // What never holds, by a switch that is off, is not on the face.
    return groupAbilities(told, says).flatMap((group) => this.ability(owner, group, lasting ? until : '') ?? []);
  }

  private ownTitle(owner: Owner, { id, title }: CompiledAbility): string {
    return this.words.titles[id] ?? (title === owner.title ? '' : title);
  }

  private ability(owner: Owner, { first, more }: AbilityGroup, until: string): FaceSection | null {
    const { id, section, optional, limit } = first;
    const text = this.texts.get(id);
    const test = this.texts.get(`${id}.if`);
    const by = this.texts.get(`${id}.by`);
    const discards = text === undefined && first.program !== null;
    // What `until` stands for has no text of its own in the file.
    const effect = text !== undefined ? given(text) : discards ? this.besideTexts(owner, 'discard this card') : null;
    const told = this.prose.ability({ trigger: sort(first), id: waitsFor(first), more, assumed: this.nearest(owner.kind, this.words.words.kinds)?.implied ?? [], optional, test: test === undefined ? null : given(test), by: by === undefined ? null : given(by), effect });
    if (told.never === true) return null;
    const said = this.told(owner, told, text ?? test ?? by);
    const own = this.ownTitle(owner, first);
    const mark = limit === null ? '' : this.label(`once-per-${limit.scope}${limit.byAnyone ? '-by-anyone' : ''}`, owner.id);
    const place = section === 'in-play' && until !== '' ? this.label('in-play-until', owner.id).replace('{until}', () => until) : this.label(section, owner.id);
    const kind = section === 'action' || section === 'reaction' || own === '' ? place : '';
    return { label: this.prose.typeset([own, kind, mark].filter((part) => part !== '').join(' – ')), text: said === '' ? '…' : said };
  }

  /** An effect of a thing that has no text of its own in the file. */
  private besideTexts({ kind }: Owner, text: string): ProseText {
    let texts = saidBesides.get(this.result);
    if (texts === undefined) saidBesides.set(this.result, (texts = new Map<string, ProseText>()));
    const key = `${kind}\n${text}`;
    let known = texts.get(key);
    if (known === undefined) texts.set(key, (known = { text: slice(text), scope: abilityScope(kind, false, []) }));
    return known;
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

/** A text as it stands inside a sentence. */
function inside(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/\.$/, '');
}
