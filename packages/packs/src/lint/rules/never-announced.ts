// D0626: events, acts and quantities of which nothing ever speaks. Must not judge those of packs that this one extends.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const neverAnnounced: LintRule = {
  page: {
    code: 'D0626',
    title: 'A moment that never comes',
    text: 'An event that nothing announces, an act of which no condition or choice asks whether it is allowed, or a quantity that is applied to no number. Abilities that wait for it, forbid it or change it have no effect.',
    wrong: 'events:\n  - { id: harvest-home, words: the harvest is home, gives: {} }\n',
    right: 'events:\n  - { id: harvest-home, words: the harvest is home, gives: {} }\nprocedures:\n  - id: feast\n    does: announce the harvest is home\n',
  },
  *check({ pack, uses, declared }): Iterable<Advice> {
    const asked = new Set(pack.programs.flatMap(({ code }) => code.flatMap((instr) => (instr[0] === 'ask' && instr[1].allowed !== undefined ? [instr[1].allowed.act] : []))));
    for (const { id, words } of pack.events) {
      const at = uses.has('announce', id) ? undefined : declared('event', id);
      if (at !== undefined) yield { at, title: `nothing announces '${words}'`, help: 'say `announce` where it happens, or remove the event' };
    }
    for (const { id, words } of pack.acts) {
      const at = uses.has('allowed', id) || asked.has(id) ? undefined : declared('act', id);
      if (at !== undefined) yield { at, title: `nothing asks whether '${words}' is allowed`, help: `write \`if ${words} is allowed\` where it is done, or remove the act` };
    }
    for (const { id, words } of pack.quantities) {
      const at = uses.has('apply', id) ? undefined : declared('quantity', id);
      if (at !== undefined) yield { at, title: `'${words}' is applied to no number`, help: `write \`apply ${words} to NAME\` where the number is made, or remove the quantity` };
    }
  },
};
