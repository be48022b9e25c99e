// Which things statements may put into which zones. Must not judge them.
import type { CompiledPack, CompiledProgram, CompiledThing, CompiledZone, Expr, TypeTag } from '@dradis/engine';
import type { Origins } from './origin.js';

const PUTS: ReadonlySet<string> = new Set(['move-to', 'move-to-top', 'move-to-bottom']);

/** A statement that moves things. */
interface Move {
  readonly program: CompiledProgram;
  readonly pc: number;
  readonly things: Expr;
  readonly to: Expr;
}

/** What the moves of a pack may do, seen from things and zones. */
export class Movers {
  readonly #moves: readonly Move[];
  readonly #types: ReadonlyMap<string, TypeTag>;

  constructor(
    private readonly pack: CompiledPack,
    private readonly origins: Origins,
    private readonly isA: (kind: string, ancestor: string) => boolean,
  ) {
    this.#moves = pack.programs.flatMap((program) =>
      program.code.flatMap((instr, pc): Move[] => (instr[0] === 'verb' && PUTS.has(instr[1]) ? [{ program, pc, things: instr[2] ?? null, to: instr[3] ?? null }] : [])),
    );
    this.#types = new Map([...pack.attributes, ...pack.variables].map(({ id, type }) => [id, type]));
  }

  /** Whether some statement may put a thing into a zone. */
  mayReach(thing: CompiledThing, zone: CompiledZone): boolean {
    return this.#moves.some(({ program, things, to }) => this.#mayBeZone(program, to, zone) && this.#mayBe(program, things, thing));
  }

  /** Statements of a thing's own programs that put the thing itself into a zone, by themselves or through a procedure. */
  *ownMoves(zone: CompiledZone): Iterable<{ readonly owner: string; readonly program: CompiledProgram; readonly pc: number }> {
    for (const { program, pc, things, to } of this.#moves) {
      if (!this.#isZone(program, to, zone)) continue;
      for (const { caller, at, expr } of this.#from(program, pc, single(things))) {
        const owner = Array.isArray(expr) && expr[0] === 'local' && expr[1] === 1 ? this.origins.ownerOf(caller) : undefined;
        if (owner !== undefined) yield { owner, program: caller, pc: at };
      }
    }
  }

  /** The statement itself, or the calls that give it what it moves. */
  #from(program: CompiledProgram, pc: number, expr: Expr): readonly { readonly caller: CompiledProgram; readonly at: number; readonly expr: Expr }[] {
    const slot = Array.isArray(expr) && expr[0] === 'local' ? expr[1] : -1;
    if (program.kind !== 'procedure' || slot < 0 || slot >= program.params) return [{ caller: program, at: pc, expr }];
    return this.pack.programs.flatMap((caller) => caller.code.flatMap((instr, at) => (instr[0] === 'call' && instr[1] === program.id ? [{ caller, at, expr: single(instr[2][slot] ?? null) }] : [])));
  }

  #isZone(program: CompiledProgram, expr: Expr, zone: CompiledZone): boolean {
    return this.origins.of(program, expr).some(({ expr: from }) => Array.isArray(from) && (from[0] === 'entity' || from[0] === 'zone') && from[1] === zone.id);
  }

  #mayBeZone(program: CompiledProgram, expr: Expr, zone: CompiledZone): boolean {
    return this.origins.of(program, expr).some(({ program: from, expr: value }) => {
      if (!Array.isArray(value)) return false;
      if (value[0] === 'entity' || value[0] === 'zone') return value[1] === zone.id;
      if (value[0] === 'attr') return this.#isValue(value[1], zone.id);
      return this.#fits(this.#typeOf(from, value), zone.kind);
    });
  }

  /** Whether a thing or zone has something for the value of an attribute, or the attribute is set in play. */
  #isValue(attribute: string, id: string): boolean {
    const fixed = this.pack.attributes.find((each) => each.id === attribute)?.fixed === true;
    return !fixed || [...this.pack.things, ...this.pack.zones].some(({ values }) => values[attribute] === id);
  }

  #mayBe(program: CompiledProgram, expr: Expr, thing: CompiledThing): boolean {
    if (Array.isArray(expr) && expr[0] === 'list') return (expr.slice(1) as Expr[]).some((each) => this.#mayBe(program, each, thing));
    return this.origins.of(program, expr).some(({ program: from, expr: value }) => {
      if (!Array.isArray(value)) return false;
      if (value[0] === 'list') return (value.slice(1) as Expr[]).some((each) => this.#mayBe(from, each, thing));
      if (value[0] === 'entity') return value[1] === thing.id;
      const owner = value[0] === 'local' && value[1] === 1 ? this.origins.ownerOf(from) : undefined;
      return owner === undefined ? this.#fits(this.#typeOf(from, value), thing.kind) : owner === thing.id;
    });
  }

  #typeOf(program: CompiledProgram, expr: Exclude<Expr, number | boolean | null>): TypeTag {
    switch (expr[0]) {
      case 'local':
        return program.locals[expr[1]]?.type ?? 'thing:thing';
      case 'select':
        return `list:${expr[1]}`;
      case 'as-kind':
        return `thing:${expr[2]}`;
      case 'attr':
      case 'global':
        return this.#types.get(expr[1]) ?? 'thing:thing';
      default:
        return 'thing:thing';
    }
  }

  /** Whether something of a type may be of a kind: one descends from the other. */
  #fits(type: TypeTag, kind: string): boolean {
    const wanted = type.replace(/^(?:thing|list):/, '');
    return this.isA(kind, wanted) || this.isA(wanted, kind);
  }
}

/** The one thing of a list that is made of one. */
function single(expr: Expr): Expr {
  return Array.isArray(expr) && expr[0] === 'list' && expr.length === 2 ? (expr[1] as Expr) : expr;
}
