// D0632: abilities of a card that wait in a zone it never comes to. Must not judge abilities of kinds.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const neverLive: LintRule = {
  page: {
    code: 'D0632',
    title: 'An ability in a zone the card never comes to',
    text: 'The section is live in certain zones only. The card does not start there, and no statement puts it there: most often the effect of the card lacks the line that keeps it in play.',
    wrong: 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: gain 1 wheat }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n',
    right: 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n',
  },
  *check({ pack, movers, abilitiesOf, abilityPlace, declared }): Iterable<Advice> {
    const live = new Map(pack.kinds.map((kind) => [kind.id, kind.live]));
    const zones = new Map(pack.zones.map((zone) => [zone.id, zone]));
    for (const thing of pack.things) {
      if (thing.abilities.length === 0 || declared('thing', thing.id) === undefined) continue;
      const told = new Set<string>();
      for (const ability of abilitiesOf(thing)) {
        const places = live.get(thing.kind)?.[ability.section]?.in ?? null;
        // The abilities of a kind stand where the kind does; some things of it may never need them.
        const isOwn = ability.at[0] === thing.file && !told.has(ability.section);
        if (places === null || !isOwn || places.includes(thing.startsIn ?? '')) continue;
        const reached = places.some((id) => {
          const zone = zones.get(id);
          return zone === undefined || movers().mayReach(thing, zone);
        });
        const at = reached ? undefined : abilityPlace(ability);
        if (at === undefined) continue;
        told.add(ability.section);
        yield { at, title: `'${thing.id}' never comes to ${places.map((id) => `'${id}'`).join(' or ')}, where this would act`, help: 'put it there in its effect, as by keeping it in play' };
      }
    }
  },
};
