// D0627: definitions, switches, limits and effect fields that nothing uses. Must not judge procedures and zones.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const unusedDeclaration: LintRule = {
  page: {
    code: 'D0627',
    title: 'Something declared that nothing uses',
    text: 'No effect and no condition says the phrase of the definition or asks the switch, no `limit:` counts by the scope, or nothing resolves the effect that things of the kind may have.',
    wrong: 'definitions:\n  - id: is-rich\n    phrase: "{what:resource} is rich"\n    means: level of what is at least 9\n',
    right: 'definitions:\n  - id: is-rich\n    phrase: "{what:resource} is rich"\n    means: level of what is at least 9\nprocedures:\n  - id: share\n    does: "if wheat is rich: lose 1 wheat"\n',
  },
  *check({ pack, uses, declared }): Iterable<Advice> {
    const switches = new Set(pack.switches.map(({ id }) => id));
    for (const { id, always } of pack.definitions) {
      const at = always !== undefined || uses.has('define', id) ? undefined : declared(switches.has(id) ? 'switch' : 'definition', id);
      if (at !== undefined) yield { at, title: switches.has(id) ? `nothing asks the switch '${id}'` : `nothing uses '${id}'`, help: 'remove it, or use it where it is meant' };
    }
    const counted = new Set(pack.abilities.map(({ limit }) => limit?.scope));
    for (const { id } of pack.scopes) {
      const at = counted.has(id) ? undefined : declared('scope', id);
      if (at !== undefined) yield { at, title: `no limit counts by '${id}'`, help: 'remove it, or say `limit: once per …` with it' };
    }
    for (const { id, of } of pack.effectFields) {
      const at = uses.has('resolve-field', id) ? undefined : declared('kind', of);
      if (at !== undefined) yield { at, title: `nothing resolves the effect \`${id}\` of '${of}'`, help: `write \`resolve ${id} of …\` where it is to happen, or remove the field` };
    }
  },
};
