// Where the values of names in programs come from: literals, the card itself, callers. Must not judge programs.
import type { CompiledPack, CompiledProgram, Expr } from '@dradis/engine';

/** A value and the program it stands in. */
interface Origin {
  readonly program: CompiledProgram;
  readonly expr: Expr;
}

/** The programs of a pack, who calls them and whose effects and abilities they are. */
export class Origins {
  /** Calls by procedure. */
  readonly #calls = new Map<string, { readonly program: CompiledProgram; readonly args: readonly Expr[] }[]>();
  readonly #owners = new Map<string, string>();

  constructor({ programs, things, zones, abilities }: CompiledPack) {
    for (const program of programs) {
      for (const instr of program.code) {
        if (instr[0] !== 'call') continue;
        const calls = this.#calls.get(instr[1]);
        if (calls === undefined) this.#calls.set(instr[1], [{ program, args: instr[2] }]);
        else calls.push({ program, args: instr[2] });
      }
    }
    for (const { id, effects } of [...things, ...zones]) for (const program of Object.values(effects)) this.#owners.set(program, id);
    const shared = new Set<string>();
    for (const { program, source } of abilities) {
      if (program === null) continue;
      // The abilities of a kind are one program for all its things.
      if (this.#owners.has(program)) shared.add(program);
      this.#owners.set(program, source);
    }
    for (const program of shared) this.#owners.delete(program);
  }

  /** The thing or zone that `this` is in a program; undefined when it differs, or there is none. */
  ownerOf({ id, kind }: CompiledProgram): string | undefined {
    return kind === 'procedure' || kind === 'on-use' ? undefined : this.#owners.get(id);
  }

  /** The expressions a value comes from: a name that a procedure is given is followed to all its callers. */
  of(program: CompiledProgram, expr: Expr, seen: ReadonlySet<string> = new Set()): readonly Origin[] {
    const slot = Array.isArray(expr) && expr[0] === 'local' ? expr[1] : undefined;
    if (slot === undefined || program.kind !== 'procedure') return [{ program, expr }];
    const key = `${program.id} ${slot}`;
    if (seen.has(key)) return [];
    const further = new Set(seen).add(key);
    const isSetHere = program.code.some((instr) => instr[0] === 'set' && instr[1] === slot);
    if (slot >= program.params || isSetHere) return [{ program, expr }];
    return (this.#calls.get(program.id) ?? []).flatMap(({ program: caller, args }) => this.of(caller, args[slot] ?? null, further));
  }
}
