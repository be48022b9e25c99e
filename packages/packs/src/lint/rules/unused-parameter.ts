// D0618: a slot of a phrase that its text never uses. Must not judge what replaces a phrase of another pack, whose slots are given.
import type { Instr } from '@dradis/engine';
import { remember } from '../analysis/remember.js';
import { operations, readSlots } from '../analysis/walk.js';
import type { Advice, LintRule } from '../lint-rule.js';

const readBy = remember((code: readonly Instr[]): ReadonlySet<number> => new Set(code.flatMap((instr) => [...readSlots(instr)])));

/** The rule. */
export const unusedParameter: LintRule = {
  page: {
    code: 'D0618',
    title: 'A slot of a phrase that is never used',
    text: 'Whoever says the phrase names something, and the text below it never asks what. Use the slot, or leave it out of the phrase.',
    wrong: 'procedures:\n  - id: feast\n    phrase: "{who:player} feasts on {what:resource}"\n    does: lose 1 wheat\n  - id: evening\n    does: current player feasts on wheat\n',
    right: 'procedures:\n  - id: feast\n    phrase: "feast on {what:resource}"\n    does: lose 1 what\n  - id: evening\n    does: feast on wheat\n',
  },
  *check({ pack, declared, isReplacement }): Iterable<Advice> {
    const help = 'use it, or leave it out of the phrase';
    for (const program of pack.programs) {
      if (program.kind !== 'procedure' || program.params === 0) continue;
      const at = declared('procedure', program.id);
      if (at === undefined) continue;
      const read = readBy(program.code);
      for (const { name } of program.locals.slice(0, program.params).filter((_, slot) => !read.has(slot))) if (!isReplacement(at)) yield { at, title: `'${program.id}' never uses '${name}'`, help };
    }
    for (const { id, words, params, expr } of pack.definitions) {
      const at = params === 0 ? undefined : declared('definition', id);
      if (at === undefined) continue;
      const names = [...words.matchAll(/\{([^:}?]+)/g)].map(([, name]) => name ?? '');
      const all = operations(expr);
      for (const [slot, name] of names.slice(0, params).entries()) if (!all.some(([op, read]) => op === 'local' && read === slot) && !isReplacement(at)) yield { at, title: `'${id}' never uses '${name}'`, help };
    }
  },
};
