// Which definitions of a pack refer to which. Must name no kind of any game, and must not put it into words.
import type { CompiledPack, CompiledProgram } from '@dradis/engine';

/** What a definition is: a thing or zone by the noun of its kind, else `procedure`, `definition`, `event`, `act`, `quantity`. */
export interface PackDefinition {
  /** Its id in the pack. */
  readonly id: string;
  /** The noun of its kind, or one of the words above. */
  readonly what: string;
  /** What people call it; may be empty. */
  readonly title: string;
  /** Unique in the graph: `card`, `procedure` and so on, then the id, which a card and a procedure may share. */
  readonly key: string;
  /** Keys of the definitions it refers to, in order. */
  readonly uses: readonly string[];
  /** Keys of the definitions that refer to it, in order. */
  readonly usedBy: readonly string[];
}

/** Every definition that refers to another, or is referred to, by what it is and id. */
export interface PackGraph {
  /** Id of the pack. */
  readonly id: string;
  /** Title of the pack. */
  readonly title: string;
  /** Ordered by what they are, then by id. */
  readonly definitions: readonly PackDefinition[];
}

/** Forms that name something of the pack by its id, and what they name. */
const NAMING: ReadonlyMap<unknown, string> = new Map([['call', 'procedure'], ['define', 'definition'], ['entity', 'card'], ['zone', 'card'], ['announce', 'event'], ['apply', 'quantity'], ['allowed', 'act']]);

/** The keys that an expression or an instruction names, itself or inside. */
function named(part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) {
    for (const [key, value] of Object.entries(part)) {
      // The act that takes candidates away from a question.
      if (key === 'act' && typeof value === 'string') into.add(`act ${value}`);
      named(value, into);
    }
    return;
  }
  const [form, id] = part as readonly unknown[];
  const what = NAMING.get(form);
  if (what !== undefined && typeof id === 'string') into.add(`${what} ${id}`);
  for (const each of part) named(each, into);
}

function namedIn(...parts: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of parts) named(part, found);
  return found;
}

interface Collected {
  readonly id: string;
  readonly what: string;
  readonly title: string;
  readonly names: ReadonlySet<string>;
}

/** What a card names: what its values, effects and abilities do, and what sets these off. */
function namesOf(pack: CompiledPack, card: CompiledPack['things'][number] | CompiledPack['zones'][number], programs: ReadonlyMap<string, CompiledProgram>): ReadonlySet<string> {
  const effects = Object.values(card.effects).map((id) => programs.get(id)?.code);
  const abilities = pack.abilities.filter(({ id }) => card.abilities.includes(id));
  const triggers = abilities.flatMap(({ trigger }) => Object.entries(trigger).flatMap(([what, id]) => (typeof id === 'string' ? [`${what} ${id}`] : [])));
  return new Set([...namedIn(effects, abilities.map((each) => [each.if, each.by]), abilities.map(({ program }) => programs.get(program ?? '')?.code)), ...triggers]);
}

/** Everything that may refer or be referred to, by its key. */
function collect(pack: CompiledPack): Map<string, Collected> {
  const programs = new Map<string, CompiledProgram>(pack.programs.map((program) => [program.id, program]));
  const nouns = new Map(pack.kinds.map(({ id, singular }) => [id, singular]));
  const nothing = new Set<string>();
  return new Map<string, Collected>([
    ...[...pack.things, ...pack.zones].map((card): [string, Collected] => [`card ${card.id}`, { id: card.id, what: nouns.get(card.kind) ?? card.kind, title: card.title, names: namesOf(pack, card, programs) }]),
    ...pack.programs.flatMap(({ id, kind, code }): [string, Collected][] => (kind === 'procedure' ? [[`procedure ${id}`, { id, what: 'procedure', title: id.replaceAll('-', ' '), names: namedIn(code) }]] : [])),
    ...pack.definitions.map(({ id, words, expr }): [string, Collected] => [`definition ${id}`, { id, what: 'definition', title: words, names: namedIn(expr) }]),
    ...([['event', pack.events], ['act', pack.acts], ['quantity', pack.quantities]] as const).flatMap(([what, list]) => list.map(({ id, words }): [string, Collected] => [`${what} ${id}`, { id, what, title: words, names: nothing }])),
  ]);
}

/** The graph of a pack, those it extends included. */
export function packGraph(pack: CompiledPack): PackGraph {
  const all = collect(pack);
  const usedBy = new Map<string, Set<string>>();
  for (const [key, { names }] of all) for (const name of names) if (name !== key && all.has(name)) usedBy.set(name, (usedBy.get(name) ?? new Set()).add(key));
  const definitions = [...all].map(([key, { id, what, title, names }]): PackDefinition => ({
    id,
    what,
    title,
    key,
    uses: [...names].filter((name) => name !== key && all.has(name)).sort(),
    usedBy: [...(usedBy.get(key) ?? [])].sort(),
  }));
  const order = ({ what, id }: PackDefinition): string => `${what} ${id}`;
  return { id: pack.id, title: pack.title, definitions: definitions.filter(({ uses, usedBy: users }) => uses.length + users.length > 0).sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
}
