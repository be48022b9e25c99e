// D0606: what a card in play changes for the rest of the game. Must not judge cards that stay by other means than `in-play`.
import { type Advice, type LintRule } from '../lint-rule.js';

/** The rule. */
export const endlessModifier: LintRule = {
  page: {
    code: 'D0606',
    title: 'A modifier that never ends',
    text: 'A card in play changes a quantity or forbids something and says nothing of `until`. If it is meant to last to the end of the game, say why in `# dradis-allow`.',
    wrong: 'kinds:\n  - id: charm\n    is: card\n    live: { in-play: {} }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play:\n      modify: yield of a card\n      by: 1\n',
    right: 'kinds:\n  - id: charm\n    is: card\n    live: { in-play: {} }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play:\n      until: a resource is lost\n      modify: yield of a card\n      by: 1\n',
  },
  *check({ pack, abilitiesOf, abilityPlace }): Iterable<Advice> {
    for (const thing of pack.things) {
      const lasting = abilitiesOf(thing).filter(({ section }) => section === 'in-play');
      if (lasting.some(({ trigger }) => 'event' in trigger)) continue;
      for (const ability of lasting) {
        const at = abilityPlace(ability);
        if (at !== undefined) yield { at, title: `what '${thing.id}' changes in play never ends`, help: 'say `until:` with an event' };
      }
    }
  },
};
