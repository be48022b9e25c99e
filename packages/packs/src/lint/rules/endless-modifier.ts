// D0606: what a card changes for the rest of the game. Must not judge what acts wherever it is.
import type { CompiledAbility, CompiledThing } from '@dradis/engine';
import type { LookedInto } from '../analysis/looked-into.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

/** Whether something may take a thing out of the zones in which a section is live. */
function mayEnd({ pack }: LintContext, looked: LookedInto, thing: CompiledThing, section: string): boolean {
  const live = pack.kinds.find(({ id }) => id === thing.kind)?.live[section];
  const places = live?.in ?? null;
  return places === null || pack.zones.some((zone) => places.includes(zone.id) && looked.sees(thing.kind, zone));
}

/** Whether something of a thing could end what it does: an event it waits for, or an action. */
function isBounded(abilities: readonly CompiledAbility[]): boolean {
  return abilities.some(({ trigger }) => 'event' in trigger || 'action' in trigger);
}

/** The rule. */
export const endlessModifier: LintRule = {
  page: {
    code: 'D0606',
    title: 'A modifier that never ends',
    text: 'A card in play changes a quantity or forbids something and says nothing of `until`. The same in any other zone that nothing takes cards from. If it is meant to last to the end of the game, say why in `# dradis-allow`.',
    wrong: 'kinds:\n  - id: charm\n    is: card\n    live: { in-play: {} }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play:\n      modify: yield of a card\n      by: 1\n',
    right: 'kinds:\n  - id: charm\n    is: card\n    live: { in-play: {} }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play:\n      until: a resource is lost\n      modify: yield of a card\n      by: 1\n',
  },
  *check(context): Iterable<Advice> {
    const { pack, abilitiesOf, abilityPlace } = context;
    const looked = context.lookedInto();
    for (const thing of pack.things) {
      const all = abilitiesOf(thing);
      for (const section of new Set(all.map((ability) => ability.section))) {
        const lasting = all.filter((ability) => ability.section === section);
        if (isBounded(lasting) || (section !== 'in-play' && mayEnd(context, looked, thing, section))) continue;
        for (const ability of lasting) {
          const at = abilityPlace(ability);
          if (at !== undefined) yield { at, title: `what '${thing.id}' changes here never ends`, help: 'say `until:` with an event' };
        }
      }
    }
  },
};
