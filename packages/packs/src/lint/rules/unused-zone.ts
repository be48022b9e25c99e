// D0623: a zone that nothing puts anything into and nothing looks at. Must not judge zones in which things start.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const unusedZone: LintRule = {
  page: {
    code: 'D0623',
    title: 'A zone that nothing uses',
    text: 'Nothing starts in the zone, no effect, condition, kind or value names it, and it has no abilities. It lies on the table and stays empty.',
    wrong: 'zones:\n  - { id: cellar, kind: deck }\n',
    right: 'zones:\n  - { id: cellar, kind: deck }\nthings:\n  - { id: keg, kind: card, grows: barley, starts-in: cellar }\nprocedures:\n  - id: fetch-beer\n    does: move top card of cellar to discard-pile\n',
  },
  *check({ pack, uses, isA, declared }): Iterable<Advice> {
    const used = new Set<unknown>(uses.values);
    for (const { startsIn } of pack.things) used.add(startsIn);
    for (const { live } of pack.kinds) for (const { in: zones } of Object.values(live)) for (const id of zones ?? []) used.add(id);
    const selected = [...uses.ids('select')].map(String);
    for (const { id, kind, abilities, effects } of pack.zones) {
      if (used.has(id) || uses.has('entity', id) || uses.has('zone', id) || abilities.length > 0 || Object.keys(effects).length > 0) continue;
      if (selected.some((each) => each !== 'thing' && isA(kind, each))) continue;
      const at = declared('zone', id);
      if (at !== undefined) yield { at, title: `nothing uses the zone '${id}'`, help: 'remove it, or let things start in it or be put there' };
    }
  },
};
