// D0629: variables and attributes that are read and never set. Must not judge fields, which cards set for good.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const neverSet: LintRule = {
  page: {
    code: 'D0629',
    title: 'Something read that nothing sets',
    text: 'Conditions ask for the variable or attribute, but no effect ever sets it: it is what it starts with in every game. Set it, or write its value.',
    wrong: 'variables:\n  - { id: rainy-days, type: number, starts: 0 }\nprocedures:\n  - id: rain\n    does: "if rainy-days is more than 3: lose 1 wheat"\n',
    right: 'variables:\n  - { id: rainy-days, type: number, starts: 0 }\nprocedures:\n  - id: rain\n    does: |\n      set rainy-days to rainy-days + 1\n      if rainy-days is more than 3: lose 1 wheat\n',
  },
  *check({ pack, uses, declared }): Iterable<Advice> {
    for (const { id } of pack.variables) {
      const at = uses.has('set-global', id) || !uses.has('global', id) ? undefined : declared('variable', id);
      if (at !== undefined) yield { at, title: `nothing sets '${id}', so it stays what it starts with`, help: 'set it where it changes, or write its value instead' };
    }
    for (const { id, of, fixed } of pack.attributes) {
      const at = fixed || uses.has('set-attr', id) || !uses.has('attr', id) ? undefined : declared('attribute', id);
      if (at !== undefined) yield { at, title: `nothing sets \`${id}\` of '${of}', so it stays what it starts with`, help: 'set it where it changes, or let it be `fixed`' };
    }
  },
};
