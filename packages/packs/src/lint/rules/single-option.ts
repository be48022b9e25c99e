// D0604: a choice that is none. Must not look at options that are offered at times only.
import type { Ask, Expr } from '@dradis/engine';
import { eachProgram, type LintRule, type Remark } from '../lint-rule.js';

function oneThing(from: Expr): boolean {
  if (!Array.isArray(from)) return false;
  return from[0] === 'entity' || (from[0] === 'list' && from.length === 2);
}

/** What is wrong with a question; undefined when there is something to choose. */
function remark({ form, from, min, max, options, optional }: Ask): Omit<Remark, 'pc'> | undefined {
  if (form === 'option' && (options ?? []).length === 1) return { title: 'this choice has one option', help: 'add `or: ...`, or write what happens without a choice' };
  if (form === 'number' && typeof min === 'number' && min === max) return { title: `only ${min} can be chosen here`, help: `let the numbers differ, or write \`let NAME be ${min}\`` };
  if (form === 'one' && !optional && oneThing(from)) return { title: 'there is one thing to choose from', help: 'name it without a choice' };
  return (form === 'some' || form === 'one') && max === 0 ? { title: 'nothing can be chosen here: the most is 0', help: 'correct the number, or leave out the choice' } : undefined;
}

/** The rule. */
export const singleOption: LintRule = {
  page: {
    code: 'D0604',
    title: 'A choice with one option',
    text: 'A player who can choose only one thing is asked for nothing. Write the statement without the choice, or with `may`.',
    wrong: 'current player chooses:\n  either: gain 1 wheat\n',
    right: 'current player chooses:\n  either: gain 1 wheat\n  or: gain 1 barley\n',
  },
  check: eachProgram(function* ({ code }) {
    for (const [pc, instr] of code.entries()) {
      const found = instr[0] === 'ask' ? remark(instr[1]) : undefined;
      if (found !== undefined) yield { pc, ...found };
    }
  }),
};
