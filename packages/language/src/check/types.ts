// The static types: what may stand where, and how to say a type. Must not know phrases or names.
import type { KindEntry, TypeTag } from '../vocabulary.js';

/** The type of a name whose definition failed: it fits everywhere, so that one mistake is told once. */
export const UNKNOWN = 'unknown';
/** The type of the word `none`. */
export const NONE = 'none';
/** Accepts any value. Only for wanted types. */
export const ANY = 'any';
/** Kind id of the root. */
export const ROOT = 'thing';

/** Kinds every game has. */
export const BUILT_IN_KINDS: readonly KindEntry[] = [
  { id: ROOT, parent: null, singular: 'thing', plural: 'things' },
  { id: 'player', parent: ROOT, singular: 'player', plural: 'players' },
  { id: 'zone', parent: ROOT, singular: 'zone', plural: 'zones' },
];

const PRIMITIVES = new Set(['number', 'condition', 'text', 'tally', 'ability', 'kind']);

/** How a value is made to fit: as it is, a tally read as its number, one thing made a list, or only if it is of the kind. */
export type Fit = 'same' | 'value' | 'list' | 'narrow';

/** A fit with its price: 0 exact, below 1 a wider kind, 1 and more with a change of form or a test of the kind. */
export interface Fitting {
  readonly fit: Fit;
  readonly cost: number;
}

/** Knows the kinds. */
export interface Types {
  /** How a value of one type fits where another is wanted; null when it does not. */
  fit(from: TypeTag, wanted: TypeTag): Fitting | null;
  /** Whether a kind is another or lies below it. */
  isA(kind: string, wider: string): boolean;
  /** Whether entities of a kind lie in zones: players and zones do not. */
  liesInZones(kind: string): boolean;
  /** Whether an entity could be of both kinds. */
  related(a: string, b: string): boolean;
  /** The narrowest kind that holds both. */
  join(a: string, b: string): string;
  kind(id: string): KindEntry | undefined;
  /** A type in words, with its article: `a location`, `a list of vipers`. */
  describe(type: TypeTag): string;
}

/** Makes the types of a list of kinds. Unknown parents count as the root. */
export function createTypes(kinds: readonly KindEntry[]): Types {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const lines = new Map<string, string[]>();
  for (const { id } of kinds) lines.set(id, ancestry(id, byId));
  const memo = new Map<TypeTag, Map<TypeTag, Fitting | null>>();

  const lineOf = (kind: string): string[] => lines.get(kind) ?? [kind, ROOT];

  function isA(kind: string, wider: string): boolean {
    return kind === wider || wider === ROOT || lineOf(kind).includes(wider);
  }

  function kindFit(from: string, wanted: string): Fitting | null {
    if (!isA(from, wanted)) return isA(wanted, from) ? { fit: 'narrow', cost: 1 } : null;
    return { fit: 'same', cost: Math.max(0, lineOf(from).indexOf(wanted)) / 1000 };
  }

  function compute(from: TypeTag, wanted: TypeTag): Fitting | null {
    if (from === wanted || from === UNKNOWN || wanted === ANY || wanted === UNKNOWN) return { fit: 'same', cost: 0 };
    if (from === 'tally' && wanted === 'number') return { fit: 'value', cost: 1 };
    if (from === NONE) return isThing(wanted) || isList(wanted) || wanted === 'ability' ? { fit: 'same', cost: 0 } : null;
    const element = elementOf(wanted);
    if (element === null) return isThing(from) && isThing(wanted) ? kindFit(kindOf(from), kindOf(wanted)) : null;
    const own = elementOf(from);
    if (own !== null) {
      if (own === element) return { fit: 'same', cost: 0 };
      return isThing(own) && isThing(element) ? kindFit(kindOf(own), kindOf(element)) : null;
    }
    const single = compute(from, element);
    return single === null || single.fit !== 'same' ? null : { fit: 'list', cost: 1 + single.cost };
  }

  return {
    fit(from, wanted) {
      let row = memo.get(from);
      if (row === undefined) memo.set(from, (row = new Map<TypeTag, Fitting | null>()));
      let fitting = row.get(wanted);
      if (fitting === undefined) row.set(wanted, (fitting = compute(from, wanted)));
      return fitting;
    },
    isA,
    liesInZones: (kind) => !isA(kind, 'player') && !isA(kind, 'zone'),
    related: (a, b) => isA(a, b) || isA(b, a),
    join: (a, b) => lineOf(a).find((kind) => isA(b, kind)) ?? ROOT,
    kind: (id) => byId.get(id),
    describe(type) {
      const element = elementOf(type);
      if (element !== null) return `a list of ${isThing(element) ? (byId.get(kindOf(element))?.plural ?? `${kindOf(element)}s`) : 'abilities'}`;
      if (isThing(type)) return withArticle(byId.get(kindOf(type))?.singular ?? kindOf(type));
      if (type === 'kind') return 'a kind of thing';
      if (type === ANY) return 'a value';
      if (type === NONE) return 'none';
      return type === 'text' ? 'text' : withArticle(type);
    },
  };
}

function ancestry(id: string, byId: ReadonlyMap<string, KindEntry>): string[] {
  const line: string[] = [];
  let at: string | null = id;
  while (at !== null && !line.includes(at)) {
    line.push(at);
    at = byId.get(at)?.parent ?? null;
  }
  if (!line.includes(ROOT)) line.push(ROOT);
  return line;
}

/** Whether a type is that of one entity. */
export function isThing(type: TypeTag): boolean {
  return type.startsWith('thing:');
}

/** Whether a type is that of a list. */
export function isList(type: TypeTag): boolean {
  return type.startsWith('list:');
}

/** The kind of a `thing:KIND` type. */
export function kindOf(type: TypeTag): string {
  return type.slice(type.indexOf(':') + 1);
}

/** Type of one element of a list type; null for other types. */
export function elementOf(type: TypeTag): TypeTag | null {
  if (!isList(type)) return null;
  const element = kindOf(type);
  return PRIMITIVES.has(element) ? element : `thing:${element}`;
}

/** The list type with elements of a type. */
export function listOf(element: TypeTag): TypeTag {
  return isThing(element) ? `list:${kindOf(element)}` : `list:${element}`;
}

/** A slot type as patterns write it (`number`, `viper`, `viper*`) as a tag; null when there is no such kind. */
export function slotType(words: string, types: Types): TypeTag | null {
  const many = words.endsWith('*');
  const base = many ? words.slice(0, -1).trim() : words;
  if (PRIMITIVES.has(base)) return many ? `list:${base}` : base;
  for (const kind of [base, base.replaceAll(' ', '-')]) {
    if (types.kind(kind) !== undefined) return many ? `list:${kind}` : `thing:${kind}`;
  }
  return null;
}

/** A noun with `a` or `an`. */
function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
