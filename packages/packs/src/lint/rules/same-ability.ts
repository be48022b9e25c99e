// D0634: an ability that stands on a card twice. Must not compare cards with each other.
import type { CompiledAbility } from '@dradis/engine';
import { programText } from '../analysis/arms.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

function textOf({ section, trigger, optional, if: condition, by, program, limit }: CompiledAbility, context: LintContext): string {
  const found = context.program(program ?? '');
  return JSON.stringify([section, trigger, optional, condition, by, limit, found === undefined ? null : programText(found)]);
}

/** The rule. */
export const sameAbility: LintRule = {
  page: {
    code: 'D0634',
    title: 'An ability that stands twice',
    text: 'Two abilities of one thing wait for the same and do the same, so it happens twice. Write the effect with twice the amount, or correct the one that was copied.',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat }\n      - { when: a resource is lost, does: gain 1 wheat }\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat }\n      - { when: a resource is lost, does: gain 1 barley }\n',
  },
  *check(context): Iterable<Advice> {
    for (const owner of [...context.pack.things, ...context.pack.zones]) {
      if (owner.abilities.length < 2) continue;
      const seen = new Map<string, CompiledAbility>();
      for (const ability of context.abilitiesOf(owner)) {
        const text = textOf(ability, context);
        const first = seen.get(text);
        if (first === undefined) seen.set(text, ability);
        const at = first === undefined ? undefined : context.abilityPlace(ability);
        const also = first === undefined ? undefined : context.abilityPlace(first);
        if (at !== undefined) yield { at, title: `this ability of '${owner.id}' stands here twice`, help: 'leave one out, or correct it', ...(also === undefined ? {} : { also: { ...also, label: 'the first' } }) };
      }
    }
  },
};
