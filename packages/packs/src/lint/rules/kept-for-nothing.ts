// D0633: a card that puts itself where cards act, and has nothing that acts there. Must not judge zones that are looked into.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const keptForNothing: LintRule = {
  page: {
    code: 'D0633',
    title: 'A card that is kept for nothing',
    text: 'The card puts itself into a zone from which cards of its kind act, and nothing else looks there; but it has no ability that is live there. So it lies there to the end of the game and does nothing.',
    wrong: 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n',
    right: 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n',
  },
  *check({ pack, lookedInto, movers, abilitiesOf, placeOf }): Iterable<Advice> {
    const looked = lookedInto();
    const things = new Map(pack.things.map((thing) => [thing.id, thing]));
    const live = new Map(pack.kinds.map((kind) => [kind.id, kind.live]));
    const acting = new Set(pack.kinds.flatMap((kind) => Object.values(kind.live).flatMap((section) => section.in ?? [])));
    for (const zone of pack.zones.filter(({ id }) => acting.has(id))) {
      for (const { owner, program, pc } of movers().ownMoves(zone)) {
        const thing = things.get(owner);
        if (thing === undefined || looked.sees(thing.kind, zone)) continue;
        const sections = live.get(thing.kind) ?? {};
        const isLive = (section: string): boolean => sections[section]?.in?.includes(zone.id) !== false;
        if (!Object.keys(sections).some((section) => sections[section]?.in?.includes(zone.id)) || abilitiesOf(thing).some(({ section }) => isLive(section))) continue;
        const at = placeOf(program, pc);
        if (at !== undefined) yield { at, title: `'${owner}' stays in '${zone.id}' and does nothing there`, help: 'add what it does there, or leave this out' };
      }
    }
  },
};
