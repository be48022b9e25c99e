/**
 * Numbers the statements of a pack: instructions of one program with the same source span are one statement. Must not
 * look at a game.
 */
import type { CompiledPack, CompiledProgram } from '@dradis/engine';
import type { SourcePlace } from '../types/source.js';

/** What there is when no statement is under way. */
export const NO_STATEMENT = -1;

function toPlace(pack: CompiledPack, program: CompiledProgram, pc: number): SourcePlace | null {
  const at = program.at[pc];
  if (at === undefined) return null;
  const [line, column, endLine, endColumn] = at;
  return { file: pack.files[program.file] ?? '', span: { line, column, endLine, endColumn } };
}

/** Statement numbers, unique in the pack, by program (index into the pack's `programs`) and instruction. */
export class StatementTable {
  readonly #pack: CompiledPack;
  readonly #byProgram: Int32Array[];
  readonly #verbs = new Map<string, Set<number>>();
  /** Every statement with its number, its place and the program it belongs to (index into the pack's `programs`). */
  readonly all: readonly { number: number; place: SourcePlace; program: number }[];

  constructor(pack: CompiledPack) {
    this.#pack = pack;
    let next = 0;
    const all: { number: number; place: SourcePlace; program: number }[] = [];
    this.#byProgram = pack.programs.map((program, index) => {
      const known = new Map<string, number>();
      return Int32Array.from(program.code, (instruction, pc) => {
        // A jump is how a program goes on after a branch or round a loop: nobody wrote it.
        if (instruction[0] === 'goto') return NO_STATEMENT;
        const span = (program.at[pc] ?? []).join(':');
        const seen = known.get(span);
        const number = seen ?? next++;
        if (instruction[0] === 'verb') this.#verbs.set(instruction[1], (this.#verbs.get(instruction[1]) ?? new Set()).add(number));
        if (seen !== undefined) return seen;
        const place = toPlace(pack, program, pc);
        if (place !== null) all.push({ number, place, program: index });
        known.set(span, number);
        return number;
      });
    });
    this.all = all;
  }

  /** The statement of an instruction; NO_STATEMENT for jumps, native frames and the end of a program. */
  of(program: number, pc: number): number {
    return this.#byProgram[program]?.[pc] ?? NO_STATEMENT;
  }

  /** The statements that carry out a verb. */
  withVerb(verb: string): ReadonlySet<number> {
    return this.#verbs.get(verb) ?? new Set();
  }

  /** The verbs that the pack uses, by id in order. */
  get verbs(): string[] {
    return [...this.#verbs.keys()].sort();
  }

  /** The source of an instruction; beyond the last one that of the last; null for native frames. */
  place(program: number, pc: number): SourcePlace | null {
    const found = this.#pack.programs[program];
    return found === undefined ? null : toPlace(this.#pack, found, Math.min(pc, found.at.length - 1));
  }
}
