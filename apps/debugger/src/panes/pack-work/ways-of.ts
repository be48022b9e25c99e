// The ways to have a card carried out by itself. Must not carry one out.
import type { PackResult } from '@dradis/packs';
import { withOwnTitles } from './own-titles.js';
import type { CardsOnTop } from './stack-on.js';

/** A statement, and what must be so before it. */
interface Way {
  readonly when: string;
  /** What it is called: `Resolve it`, or the effect. */
  readonly label: string;
  /** What must lie on top of a zone: of several copies the top one is meant. */
  readonly given: CardsOnTop;
}

/** A card with its ways; at least one. */
export interface TriedCard {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly ways: readonly Way[];
}

/** The cards of a pack that can be tried: the procedure that resolves their kind, else each of their effects. */
export function triedCards({ pack, vocabulary }: Pick<PackResult, 'pack' | 'vocabulary'>): TriedCard[] {
  if (pack === null) return [];
  const kinds = new Map(pack.kinds.map((kind) => [kind.id, kind]));
  const phrases = vocabulary.procedures.flatMap((procedure) => procedure.phrases);
  const lineage = (kind: string): string[] => {
    const all: string[] = [];
    for (let at: string | null | undefined = kind; at !== undefined && at !== null && !all.includes(at); at = kinds.get(at)?.parent) all.push(at);
    return all;
  };
  const resolving = new Map<string, string | undefined>();
  const resolves = (kind: string): string | undefined => {
    if (!resolving.has(kind)) resolving.set(kind, phrases.find((phrase) => new RegExp(`^resolve [a-z ]*\\{\\w+:${kind}\\}$`).test(phrase)));
    return resolving.get(kind);
  };
  return withOwnTitles(pack.things.flatMap((thing) => {
    const above = lineage(thing.kind);
    const copies = typeof thing.copies === 'number' ? thing.copies : thing.copies.reduce((sum, { count }) => sum + count, 0);
    const zone = copies === 1 ? null : thing.startsIn;
    const word = kinds.get(thing.kind)?.singular ?? thing.kind;
    const called = zone === null ? thing.id : `(top ${word} of ${zone})`;
    const given: Way['given'] = zone === null ? {} : { [zone]: [thing.id] };
    const phrase = above.map(resolves).find((one) => one !== undefined);
    const personal = new Set(vocabulary.effectFields.flatMap((field) => (above.includes(field.of) ? [field.id] : [])));
    const ways: Way[] = phrase !== undefined
      ? [{ given, label: 'Resolve it', when: phrase.replace(/\{.*\}/, called) }]
      : Object.keys(thing.effects).filter((field) => personal.has(field)).map((field) => ({ given, label: `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll('-', ' ')}`, when: `current player resolves ${field} of ${called}` }));
    return ways.length === 0 ? [] : [{ id: thing.id, title: thing.title, kind: word, ways }];
  }));
}
