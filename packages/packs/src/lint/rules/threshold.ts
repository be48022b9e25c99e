// D0603: a partial success that nothing but a full one reaches. Must not judge other numbers.
import { type Advice, type LintRule } from '../lint-rule.js';

/** The rule. Things that have a `difficulty` and a `partial-at` are read so. */
export const threshold: LintRule = {
  page: {
    code: 'D0603',
    title: 'A threshold that nothing reaches',
    text: 'A thing has a number `difficulty` and a lower one `partial-at` for half a success. When the second is not lower, whoever reaches it has passed, so what it stands for never happens.',
    wrong: 'kinds:\n  - id: trial\n    fields: { difficulty: number, partial-at: number }\nthings:\n  - id: long-trial\n    kind: trial\n    difficulty: 8\n    partial-at: 12\n',
    right: 'kinds:\n  - id: trial\n    fields: { difficulty: number, partial-at: number }\nthings:\n  - id: long-trial\n    kind: trial\n    difficulty: 8\n    partial-at: 5\n',
  },
  *check({ pack, declared }): Iterable<Advice> {
    for (const { id, values } of pack.things) {
      const full = values['difficulty'];
      const partial = values['partial-at'];
      if (typeof full !== 'number' || typeof partial !== 'number' || partial < full) continue;
      const at = declared('thing', id);
      if (at !== undefined) yield { at, title: `the partial success of '${id}' needs ${partial}, and ${full} is a full one`, help: `let it be lower than ${full}` };
    }
  },
};
