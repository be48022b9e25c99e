// D0609: a procedure that promises a result and may end without one. Must not judge what is given back.
import type { Advice, LintRule } from '../lint-rule.js';
import { reachable } from '../analysis/walk.js';

/** The rule. */
export const noGiveBack: LintRule = {
  page: {
    code: 'D0609',
    title: 'A procedure that may end without its result',
    text: 'The procedure declares what it `returns`, but on some way through it no `give back` is met. Whoever called it gets none.',
    wrong: 'procedures:\n  - id: richest\n    returns: resource\n    does: |\n      if level of wheat is at least 3: give back wheat\nacts:\n  - { id: resting }\n',
    right: 'procedures:\n  - id: richest\n    returns: resource\n    does: |\n      if level of wheat is at least 3: give back wheat\n      give back barley\nacts:\n  - { id: resting }\n',
  },
  *check({ pack, declared }): Iterable<Advice> {
    for (const program of pack.programs) {
      if (program.kind !== 'procedure' || program.returns === null) continue;
      const reached = reachable(program.code);
      if (!reached.has(program.code.length)) continue;
      const at = declared('procedure', program.id);
      if (at !== undefined) yield { at, title: `'${program.id}' may end without giving anything back`, help: 'end every branch with `give back`' };
    }
  },
};
