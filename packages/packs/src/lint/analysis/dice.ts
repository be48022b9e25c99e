// Which names hold a rolled die, and how many sides it has. Must not judge tables.
import type { CompiledPack, CompiledProgram } from '@dradis/engine';
import { reachable } from './walk.js';

/** The slot an expression is; undefined when it is no name. */
function slotOf(expr: unknown): number | undefined {
  return Array.isArray(expr) && expr[0] === 'local' && typeof expr[1] === 'number' ? expr[1] : undefined;
}

/** Where a program rolls the dice in its slots: by itself, or by calling a procedure that does. */
interface Roll {
  readonly pc: number;
  readonly slot: number;
  readonly sides: number;
}

/** The dice of a pack. A tally under which a die was rolled stays within its faces, whatever is added. */
export class Dice {
  readonly #rolls = new Map<string, readonly Roll[]>();
  /** Sides by procedure and parameter. */
  readonly #rolled = new Map<string, ReadonlyMap<number, number>>();

  constructor({ programs }: Pick<CompiledPack, 'programs'>) {
    // A procedure that calls one that rolls is found in the next round.
    for (let found = true; found; ) {
      found = false;
      for (const program of programs) {
        const rolls = this.#rollsIn(program);
        if (rolls.length === (this.#rolls.get(program.id)?.length ?? 0)) continue;
        this.#rolls.set(program.id, rolls);
        const sides = new Map(rolls.filter(({ slot, pc }) => slot < program.params && this.#always(program, pc)).map(({ slot, sides }) => [slot, sides]));
        if (program.kind === 'procedure' && sides.size > (this.#rolled.get(program.id)?.size ?? 0)) {
          this.#rolled.set(program.id, sides);
          found = true;
        }
      }
    }
  }

  #rollsIn({ code }: CompiledProgram): Roll[] {
    return code.flatMap((instr, pc): Roll[] => {
      if (instr[0] === 'verb' && instr[1] === 'roll') {
        const [, , die, sides] = instr;
        const slot = slotOf(die);
        return slot !== undefined && typeof sides === 'number' ? [{ pc, slot, sides }] : [];
      }
      if (instr[0] !== 'call') return [];
      const rolled = this.#rolled.get(instr[1]);
      if (rolled === undefined) return [];
      return [...rolled].flatMap(([param, sides]) => {
        const slot = slotOf(instr[2][param]);
        return slot === undefined ? [] : [{ pc, slot, sides }];
      });
    });
  }

  /** How many sides the die has that a procedure always rolls for who calls it; undefined when it rolls none. */
  rolledBy(procedure: string): number | undefined {
    return [...(this.#rolled.get(procedure)?.values() ?? [])][0];
  }

  /** Whether no way through a program misses an instruction. */
  #always({ code }: CompiledProgram, pc: number): boolean {
    const past = reachable(code, (_, at) => at === pc);
    return ![...past].some((at) => at !== pc && (at >= code.length || code[at]?.[0] === 'return'));
  }

  /** How many sides the die in a slot has that was surely rolled before an instruction; undefined otherwise. */
  sidesAt({ id, code }: CompiledProgram, slot: number, pc: number): number | undefined {
    return this.#rolls.get(id)?.find((roll) => roll.slot === slot && roll.pc !== pc && !reachable(code, (_, at) => at === roll.pc).has(pc))?.sides;
  }

  /** The same of an expression that reads a tally. */
  sidesOf(program: CompiledProgram, expr: unknown, pc: number): number | undefined {
    const slot = Array.isArray(expr) && expr[0] === 'value' ? slotOf(expr[1]) : undefined;
    return slot === undefined ? undefined : this.sidesAt(program, slot, pc);
  }
}

/** How many sides the die of `roll:` has, as the procedure rolls it that the manifest names; undefined without one. */
export function dieSides(pack: Pick<CompiledPack, 'programs'>, dieProcedure: string | null): number | undefined {
  return dieProcedure === null ? undefined : new Dice(pack).rolledBy(dieProcedure);
}
