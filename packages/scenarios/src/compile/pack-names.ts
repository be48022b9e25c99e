// What a pack calls its things, for names in scenario files: ids, copies, kinds, levels. Must not compile texts.
import type { CompiledPack, CompiledThing, JsonValue } from '@dradis/engine';

/** A copy of a thing, as the engine calls it, with the values it has from the start. */
export interface Copy {
  readonly id: string;
  readonly thing: CompiledThing;
  readonly values: Readonly<Record<string, JsonValue>>;
}

/** A thing there is one of and that has one number that changes: what `fuel: 5` is short for. */
export interface Level {
  readonly thing: string;
  readonly attribute: string;
}

/** Look-ups over one pack. */
export class PackNames {
  /** Every copy of every thing, in the engine's order. */
  readonly copies: readonly Copy[];
  /** By the thing's id. */
  readonly levels: ReadonlyMap<string, Level>;
  private readonly parents: ReadonlyMap<string, string | null>;
  private readonly kindByNoun = new Map<string, string>();

  constructor(readonly pack: CompiledPack) {
    this.parents = new Map(pack.kinds.map(({ id, parent }) => [id, parent]));
    for (const { id, singular, plural } of pack.kinds) {
      for (const noun of [id, singular, plural]) this.kindByNoun.set(noun.toLowerCase(), id);
    }
    this.copies = pack.things.flatMap((thing) => {
      const variants = typeof thing.copies === 'number' ? [{ count: thing.copies, values: {} }] : thing.copies;
      const values = variants.flatMap((variant) => Array.from({ length: variant.count }, () => ({ ...thing.values, ...variant.values })));
      return values.map((each, index) => ({ id: values.length === 1 ? thing.id : `${thing.id}#${index + 1}`, thing, values: each }));
    });
    this.levels = new Map(
      this.copies
        .filter(({ id, thing }) => id === thing.id)
        .flatMap(({ thing }) => {
          const numbers = pack.attributes.filter(({ of, type, fixed }) => !fixed && type === 'number' && this.isKind(thing.kind, of));
          const only = numbers[0];
          return only !== undefined && numbers.length === 1 ? [[thing.id, { thing: thing.id, attribute: only.id }] as const] : [];
        }),
    );
  }

  /** Whether one kind is another or below it. */
  isKind(kind: string, wanted: string): boolean {
    for (let at: string | null = kind; at !== null; at = this.parents.get(at) ?? null) if (at === wanted) return true;
    return false;
  }

  /** The kind a noun (or a kind's id) names. */
  kindOf(noun: string): string | undefined {
    return this.kindByNoun.get(noun.toLowerCase());
  }

  /** Whether a copy is what a name says: its id, its thing's id or title, or a kind. */
  matches(copy: Copy, name: string): boolean {
    const wanted = name.toLowerCase();
    const { id, thing } = copy;
    if (id === wanted || thing.id === wanted || thing.id === wanted.replaceAll(' ', '-') || thing.title.toLowerCase() === wanted) return true;
    const kind = this.kindOf(wanted);
    return kind !== undefined && this.isKind(thing.kind, kind);
  }

  /** Whether a copy has the values that single out a variant. Attributes are named by id or with spaces for hyphens. */
  hasTraits(copy: Copy, traits: readonly { readonly words: string; readonly value: string }[]): boolean {
    return traits.every(({ words, value }) => copy.values[words.replaceAll(' ', '-')] === Number(value));
  }

  /** Every name a thing may go by, for suggestions. */
  thingNames(): string[] {
    return [...this.pack.things.map(({ id }) => id), ...this.kindByNoun.keys()];
  }
}
