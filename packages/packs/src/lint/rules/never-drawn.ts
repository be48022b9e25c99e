// D0605: things that start where nothing ever looks. Must not follow what statements do with them.
import { type Advice, type LintRule } from '../lint-rule.js';
import { operations } from '../walk.js';

/** The rule. */
export const neverDrawn: LintRule = {
  page: {
    code: 'D0605',
    title: 'A thing that nothing can reach',
    text: 'The zone it starts in is named by no effect, no condition and no other zone or thing, nothing goes through all things of its kind, and it has no ability to act from there. So it stays where it is.',
    wrong: 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: forgotten-pile }\nzones:\n  - { id: forgotten-pile, kind: deck }\n',
    right: 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: draw-pile }\n',
  },
  *check({ pack, isA, declared }): Iterable<Advice> {
    const read = [pack.programs.map(({ code }) => code), pack.definitions, pack.abilities, pack.kinds.map(({ live }) => live)];
    const named = new Set<unknown>();
    const kinds = new Set<string>();
    for (const operation of operations(read)) {
      if (operation[0] === 'entity' || operation[0] === 'zone') named.add(operation[1]);
      // All of a kind, wherever they lie; a condition with a place looks only there.
      if (operation[0] === 'select' && operation[3] === null && ![...operations(operation[4])].some(([op]) => op === 'in')) kinds.add(String(operation[1]));
    }
    for (const kind of pack.kinds) for (const { in: zones } of Object.values(kind.live)) for (const id of zones ?? []) named.add(id);
    for (const { values } of [...pack.things, ...pack.zones]) for (const value of Object.values(values)) for (const each of Array.isArray(value) ? value : [value]) named.add(each);
    const kindsRead = [...kinds];
    const zones = new Map(pack.zones.map((zone) => [zone.id, zone]));
    for (const thing of pack.things) {
      const zone = zones.get(thing.startsIn ?? '');
      if (zone === undefined || thing.abilities.length > 0 || named.has(zone.id) || kindsRead.some((kind) => isA(zone.kind, kind) || isA(thing.kind, kind))) continue;
      const at = declared('thing', thing.id);
      if (at !== undefined) yield { at, title: `nothing looks into '${zone.id}', where '${thing.id}' starts`, help: 'let it start elsewhere, or name the zone in the rules' };
    }
  },
};
