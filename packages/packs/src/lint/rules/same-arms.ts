// D0614: a branch, choice or table whose arms all do the same. Must not judge arms that do nothing at all.
import type { CompiledProgram } from '@dradis/engine';
import { armText, forksOf, isIdle, type Fork } from '../analysis/arms.js';
import { eachProgram, type LintRule, type Remark } from '../lint-rule.js';

const HELP = 'change what was copied, or write it once without the choice between them';

function remark(program: CompiledProgram, { is, arms, otherwise }: Fork): Omit<Remark, 'pc'> | undefined {
  if (is === 'loop') return undefined;
  const all = otherwise === undefined ? arms : [...arms, otherwise];
  if (all.length < 2 || all.every((arm) => isIdle(program, arm))) return undefined;
  const texts = all.map((arm) => armText(program, arm));
  if (is === 'options') {
    const again = texts.findIndex((text, index) => texts.indexOf(text) !== index);
    return again === -1 ? undefined : { title: `option ${again + 1} of this choice does the same as option ${texts.indexOf(texts[again] ?? '') + 1}`, help: HELP };
  }
  if (texts.some((text) => text !== texts[0])) return undefined;
  if (is === 'table') return { title: 'every line of this table does the same', help: HELP };
  return { title: `this does the same as its \`otherwise\``, help: HELP };
}

/** The rule. */
export const sameArms: LintRule = {
  page: {
    code: 'D0614',
    title: 'Branches that do the same',
    text: 'Whatever the condition, the choice or the die says, the same happens. Most often a line was copied and not changed.',
    wrong: 'if barley is empty: gain 1 wheat\notherwise: gain 1 wheat\n',
    right: 'if barley is empty: gain 1 barley\notherwise: gain 1 wheat\n',
  },
  check: eachProgram(function* (program) {
    for (const fork of forksOf(program)) {
      const found = remark(program, fork);
      if (found !== undefined) yield { pc: fork.pc, ...found };
    }
  }),
};
