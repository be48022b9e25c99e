// D0602: a table of closed bands that leaves out a side of the die. Must not report gaps between bands; the compiler does.
import { type Advice, type LintRule } from '../lint-rule.js';

/** The rule. */
export const openTable: LintRule = {
  page: {
    code: 'D0602',
    title: 'A table that does not begin at 1',
    text: 'Every line of the table names its numbers exactly, but the lowest of them is not 1. If nothing happens below it, say so with `otherwise: nothing`.',
    wrong: 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n',
    right: 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n  otherwise: nothing\n',
  },
  *check({ pack, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      for (const [pc, instr] of program.code.entries()) {
        if (instr[0] !== 'bands' || instr[2].length < 2) continue;
        const [, value, bands, otherwise] = instr;
        const at = placeOf(program, pc);
        // The options of a choice are a table too, counted from 0.
        const lows = bands.map(([low]) => low);
        if (at === undefined || bands.some(([, high]) => high === null) || Math.min(...lows) <= 1 || value === null) continue;
        const leave = program.code[otherwise - 1];
        if (leave?.[0] === 'goto' && leave[1] > otherwise) continue;
        yield { at, title: `this table begins at ${Math.min(...lows)}, so nothing happens below`, help: 'add the missing band, or `otherwise: nothing`' };
      }
    }
  },
};
