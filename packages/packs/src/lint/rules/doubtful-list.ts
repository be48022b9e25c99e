// D0620: a list of a card that is empty or names something twice. Must not judge lists that effects make.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const doubtfulList: LintRule = {
  page: {
    code: 'D0620',
    title: 'A list that is empty or names something twice',
    text: 'A field of the thing is a list without anything in it, as when a check names no skill that counts; or one name stands in it twice. Leave the key out if none is meant.',
    wrong: 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast, dishes: [wheat, wheat] }\n',
    right: 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast, dishes: [wheat, barley] }\n',
  },
  *check({ pack, declared }): Iterable<Advice> {
    for (const [what, items] of [['thing', pack.things], ['zone', pack.zones]] as const) {
      for (const { id, values } of items) {
        for (const [field, value] of Object.entries(values)) {
          if (!Array.isArray(value)) continue;
          const twice = value.find((each, index) => value.indexOf(each) !== index);
          const at = value.length === 0 || twice !== undefined ? declared(what, id) : undefined;
          if (at === undefined) continue;
          yield value.length === 0
            ? { at, title: `the list \`${field}\` of '${id}' is empty`, help: 'name what belongs into it, or leave the key out' }
            : { at, title: `\`${field}\` of '${id}' names ${JSON.stringify(twice)} twice`.replaceAll('"', "'"), help: 'name it once, or another in its place' };
        }
      }
    }
  },
};
