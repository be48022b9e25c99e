// Gathers instructions, their places and slots. Must not know statements.
import type { Instr, LocalSlot, Program, ProgramSpan } from '../program.js';
import type { TypeTag } from '../vocabulary.js';

/** A program being built. */
export class CodeBuilder {
  readonly #code: Instr[] = [];
  readonly #at: ProgramSpan[] = [];
  readonly #locals: LocalSlot[] = [];

  /** Pc of the next instruction, from 0. */
  get here(): number {
    return this.#code.length;
  }

  /** Every slot so far. */
  get locals(): readonly LocalSlot[] {
    return this.#locals;
  }

  /** A new slot; '' for a temporary. Gives its number, from 0. */
  slot(name: string, type: TypeTag): number {
    this.#locals.push({ name, type });
    return this.#locals.length - 1;
  }

  /** Adds an instruction and gives its pc. */
  emit(instr: Instr, at: ProgramSpan): number {
    this.#code.push(instr);
    this.#at.push(at);
    return this.#code.length - 1;
  }

  /** Room for an instruction whose target is not known yet; `fill` it before the end. */
  hole(at: ProgramSpan): number {
    return this.emit(['nothing'], at);
  }

  /** Puts the instruction into a hole. */
  fill(pc: number, instr: Instr): void {
    this.#code[pc] = instr;
  }

  /** The finished program. */
  get program(): Program {
    return { code: this.#code, at: this.#at, locals: this.#locals };
  }
}
