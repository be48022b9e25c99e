// D0610: a procedure nothing calls. Must not judge procedures of packs that this one extends.
import { type Advice, type LintRule } from '../lint-rule.js';

/** The rule. */
export const neverCalled: LintRule = {
  page: {
    code: 'D0610',
    title: 'A procedure that is never called',
    text: 'No effect and no other procedure says its phrase, and the game does not start with it.',
    wrong: 'procedures:\n  - id: rest\n    does: nothing\n',
    right: '',
  },
  *check({ pack, declared }): Iterable<Advice> {
    const called = new Set<string>([pack.settings.start]);
    for (const { code } of pack.programs) for (const instr of code) if (instr[0] === 'call' || instr[0] === 'leave') called.add(instr[1]);
    for (const { id, kind } of pack.programs) {
      if (kind !== 'procedure' || called.has(id)) continue;
      const at = declared('procedure', id);
      if (at !== undefined) yield { at, title: `nothing calls '${id}'`, help: 'remove it, or say its phrase where it is meant to happen' };
    }
  },
};
