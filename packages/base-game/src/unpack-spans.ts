/**
 * Spans of programs as the generator packs them: instructions of one statement share a span, and most stand close together.
 * Must undo exactly what tools/generate-base-game.mjs does.
 */
import { type CompiledPack, type CompiledProgram, type Span } from '@dradis/engine';

/** Numbers for one run of equal spans: how many, lines after the last one, column, height in lines, and end column. */
const RUN = 5;

/** A compiled pack whose spans are packed: for each run of equal spans five numbers. */
export type PackedPack = Omit<CompiledPack, 'programs'> & { programs: readonly (Omit<CompiledProgram, 'at'> & { at: readonly number[] })[] };

function unpackSpans(packed: readonly number[]): Span[] {
  const spans: Span[] = [];
  let line = 0;
  for (let index = 0; index + RUN <= packed.length; index += RUN) {
    const [count = 0, down = 0, column = 0, height = 0, endColumn = 0] = packed.slice(index, index + RUN);
    line += down;
    for (let copy = 0; copy < count; copy += 1) spans.push([line, column, line + height, endColumn]);
  }
  return spans;
}

/** The pack with its spans written out. */
export function unpackPack(packed: PackedPack): CompiledPack {
  return { ...packed, programs: packed.programs.map((program) => ({ ...program, at: unpackSpans(program.at) })) };
}
