// Zones that something in the pack looks into. Must not follow what is done with the things found.
import type { CompiledPack, CompiledProgram, Expr, Instr } from '@dradis/engine';
import type { Origins } from './origin.js';
import type { PackUses } from './pack-uses.js';
import { remember } from './remember.js';
import { operations, type Operation } from './walk.js';

const PUTS: ReadonlySet<unknown> = new Set(['move-to', 'move-to-top', 'move-to-bottom']);

/** Whether a select looks at a place that is named where it stands, or at a value of a thing, which is read with the values. */
function isNamedPlace(expr: Expr): boolean {
  return Array.isArray(expr) && (expr[0] === 'entity' || expr[0] === 'zone' || expr[0] === 'attr');
}

/** Zones named anywhere but as the place that something is put into or that is shuffled, and kinds looked for everywhere. */
const mentionedIn = remember((list: readonly Operation[]): { readonly zones: ReadonlySet<unknown>; readonly kinds: ReadonlySet<string> } => {
  const targets = new Set<unknown>(list.flatMap(([op, verb, first, second]) => (op !== 'verb' ? [] : PUTS.has(verb) ? [second] : verb === 'shuffle' ? [first] : [])));
  const zones = new Set<unknown>();
  const kinds = new Set<string>();
  for (const operation of list) {
    const [op, id, , source, where] = operation;
    if ((op === 'entity' || op === 'zone') && !targets.has(operation)) zones.add(id);
    // All of a kind, wherever they lie; a condition with a place looks only there.
    if (op === 'select' && source === null && !operations(where).some(([inner]) => inner === 'in')) kinds.add(String(id));
  }
  return { zones, kinds };
});

/** Where a program looks into places that it does not name itself, and for what. */
const elsewhereIn = remember((code: readonly Instr[]): readonly { readonly source: Expr; readonly kind: string }[] =>
  operations(code).flatMap((operation) => {
    if (operation[0] !== 'select' && operation[0] !== 'top' && operation[0] !== 'bottom') return [];
    const source = (operation[0] === 'select' ? operation[3] : operation[2]) as Expr;
    return source === null || isNamedPlace(source) ? [] : [{ source, kind: operation[0] === 'select' ? String(operation[1]) : 'thing' }];
  }),
);

/** What a pack looks at. */
export class LookedInto {
  readonly #zones = new Set<unknown>();
  /** Kinds of which things are looked for wherever they are. */
  readonly #kinds = new Set<string>();

  constructor(
    { programs, things, zones }: CompiledPack,
    uses: PackUses,
    origins: Origins,
    private readonly isA: (kind: string, ancestor: string) => boolean,
  ) {
    for (const list of uses.operations) this.#mentions(list);
    for (const { values } of [...things, ...zones]) for (const value of Object.values(values)) for (const each of Array.isArray(value) ? value : [value]) this.#zones.add(each);
    for (const program of programs) this.#dynamic(program, origins);
  }

  #mentions(list: readonly Operation[]): void {
    const { zones, kinds } = mentionedIn(list);
    for (const id of zones) this.#zones.add(id);
    for (const kind of kinds) this.#kinds.add(kind);
  }

  #dynamic(program: CompiledProgram, origins: Origins): void {
    for (const { source, kind } of elsewhereIn(program.code)) {
      const named = origins.of(program, source).every(({ expr }) => isNamedPlace(expr));
      if (!named) this.#kinds.add(kind);
    }
  }

  /** Whether something looks for things of a kind in a zone, as far as can be told. */
  sees(kind: string, zone: { readonly id: string; readonly kind: string } | undefined): boolean {
    if ([...this.#kinds].some((each) => this.isA(kind, each))) return true;
    return zone !== undefined && (this.#zones.has(zone.id) || [...this.#kinds].some((each) => this.isA(zone.kind, each)));
  }

  /** Whether something or somebody is named anywhere. */
  names(id: string): boolean {
    return this.#zones.has(id);
  }
}
