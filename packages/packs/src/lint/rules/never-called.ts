// D0610: a procedure nothing calls. Must not judge procedures of packs that this one extends.
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

/** Every procedure that is called from an effect, an ability or the start of the game, by whatever detour. */
function reached({ pack, program }: LintContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [pack.settings.start, ...pack.programs.filter(({ kind }) => kind !== 'procedure').map(({ id }) => id)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const instr of program(id)?.code ?? []) if (instr[0] === 'call' || instr[0] === 'leave') open.push(instr[1]);
  }
  return seen;
}

/** The rule. */
export const neverCalled: LintRule = {
  page: {
    code: 'D0610',
    title: 'A procedure that is never called',
    text: 'No effect says its phrase, nor does a procedure that is called itself, and the game does not start with it.',
    wrong: 'procedures:\n  - id: rest\n    does: nothing\n',
    right: '',
  },
  *check(context): Iterable<Advice> {
    const called = reached(context);
    for (const { id, kind } of context.pack.programs) {
      if (kind !== 'procedure' || called.has(id)) continue;
      const at = context.declared('procedure', id);
      if (at !== undefined) yield { at, title: `nothing calls '${id}'`, help: 'remove it, or say its phrase where it is meant to happen' };
    }
  },
};
