// D0615: a statement that holds others, none of which does anything. Must not judge an effect that is `nothing` and no more.
import { forksOf, isIdle, type Fork } from '../analysis/arms.js';
import { eachProgram, type LintRule } from '../lint-rule.js';

const WORDS: Readonly<Record<Fork['is'], string>> = {
  if: 'nothing happens here, whether the condition holds or not',
  may: 'nothing happens here, whatever the player answers',
  options: 'nothing happens here, whatever is chosen',
  table: 'nothing happens here, whatever the number',
  loop: 'nothing happens in these rounds',
};

/** The rule. */
export const idleBranch: LintRule = {
  page: {
    code: 'D0615',
    title: 'A branch that does nothing',
    text: 'All that stands below a condition, a choice, a table or a repetition is `nothing`. So the line above it has no effect.',
    wrong: 'if barley is empty: nothing\ngain 1 wheat\n',
    right: 'if barley is empty: gain 1 barley\ngain 1 wheat\n',
  },
  check: eachProgram(function* (program) {
    for (const { pc, is, arms, otherwise } of forksOf(program)) {
      const idle = [...arms, ...(otherwise === undefined ? [] : [otherwise])].every((arm) => isIdle(program, arm));
      if (idle) yield { pc, title: WORDS[is], help: 'write what happens, or leave it out' };
    }
  }),
};
