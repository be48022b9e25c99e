// D0604: a choice that is none. Must not look at options that are offered at times only.
import { type Advice, type LintRule } from '../lint-rule.js';

/** The rule. */
export const singleOption: LintRule = {
  page: {
    code: 'D0604',
    title: 'A choice with one option',
    text: 'A player who can choose only one thing is asked for nothing. Write the statement without the choice, or with `may`.',
    wrong: 'current player chooses:\n  either: gain 1 wheat\n',
    right: 'current player chooses:\n  either: gain 1 wheat\n  or: gain 1 barley\n',
  },
  *check({ pack, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      for (const [pc, instr] of program.code.entries()) {
        if (instr[0] !== 'ask' || instr[1].form !== 'option' || (instr[1].options ?? []).length !== 1) continue;
        const at = placeOf(program, pc);
        if (at !== undefined) yield { at, title: 'this choice has one option', help: 'add `or: ...`, or write what happens without a choice' };
      }
    }
  },
};
