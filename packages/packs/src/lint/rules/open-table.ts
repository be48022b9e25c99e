// D0602: a table of closed bands that leaves out an end of the die. Must not report gaps between bands; the compiler does.
import type { CompiledProgram, Instr } from '@dradis/engine';
import type { Advice, LintRule } from '../lint-rule.js';

type Table = Extract<Instr, readonly ['bands', ...unknown[]]>;

/** Tables with closed bands only and no `otherwise`: whoever writes `7 or more` alone means that below nothing happens. */
function isClosed({ code }: CompiledProgram, pc: number, [, , bands, elsePc]: Table): boolean {
  const leave = code[elsePc - 1];
  const isChoice = code[pc - 1]?.[0] === 'ask';
  return !isChoice && bands.length > 0 && bands.every(([, high]) => high !== null) && !(leave?.[0] === 'goto' && leave[1] > elsePc);
}

function span(from: number, to: number): string {
  return from === to ? `${from} stands` : `${from}-${to} stand`;
}

/** The rule. */
export const openTable: LintRule = {
  page: {
    code: 'D0602',
    title: 'A table that leaves out an end of the die',
    text: 'Every line of the table names its numbers exactly, but the lowest is not 1, or the die has more sides than the highest. If nothing happens there, say so with `otherwise: nothing`.',
    wrong: 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n',
    right: 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n  otherwise: nothing\n',
  },
  *check({ pack, dice, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      for (const [pc, instr] of program.code.entries()) {
        if (instr[0] !== 'bands' || !isClosed(program, pc, instr)) continue;
        const [, value, bands] = instr;
        const at = placeOf(program, pc);
        if (at === undefined) continue;
        const sides = dice().sidesOf(program, value, pc);
        const low = Math.min(...bands.map(([from]) => from));
        const high = Math.max(...bands.map(([, to]) => to ?? 0));
        const help = 'add the missing band, or `otherwise: nothing`';
        if (low > 1 && (sides !== undefined || bands.length > 1)) yield { at, title: `${span(1, low - 1)} in no band of this table, so nothing happens there`, help };
        if (sides !== undefined && high < sides) yield { at, title: `the die has ${sides} sides and ${span(high + 1, sides)} in no band, so nothing happens there`, help };
      }
    }
  },
};
