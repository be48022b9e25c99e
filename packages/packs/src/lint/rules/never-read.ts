// D0628: variables, attributes and fields that nothing reads. Must not judge names inside effects.
import { remember } from '../analysis/remember.js';
import { operations, type Operation } from '../analysis/walk.js';
import type { Advice, LintRule } from '../lint-rule.js';

/** What a list of operations reads: attributes, also to find what has the lowest or highest, and variables. */
const readIn = remember((list: readonly Operation[]): { readonly attributes: ReadonlySet<unknown>; readonly variables: ReadonlySet<unknown> } => {
  // To go up by one is not to be read.
  const ownSteps = new Set(list.flatMap((operation) => (operation[0] === 'set-global' ? operations(operation).filter(([op, id]) => op === 'global' && id === operation[1]) : [])));
  const attributes = new Set<unknown>();
  const variables = new Set<unknown>();
  for (const operation of list) {
    const [op, first, second] = operation;
    if (op === 'attr') attributes.add(first);
    else if (op === 'lowest' || op === 'highest') attributes.add(second);
    else if (op === 'global' && !ownSteps.has(operation)) variables.add(first);
  }
  return { attributes, variables };
});

/** The rule. */
export const neverRead: LintRule = {
  page: {
    code: 'D0628',
    title: 'Something set that nothing reads',
    text: 'No effect and no condition asks for the variable, the attribute or the field. What it holds makes no difference.',
    wrong: 'variables:\n  - { id: rainy-days, type: number, starts: 0 }\nprocedures:\n  - id: rain\n    does: set rainy-days to rainy-days + 1\n',
    right: 'variables:\n  - { id: rainy-days, type: number, starts: 0 }\nprocedures:\n  - id: rain\n    does: |\n      set rainy-days to rainy-days + 1\n      if rainy-days is more than 3: lose 1 wheat\n',
  },
  *check({ pack, uses, declared, isReplacement }): Iterable<Advice> {
    const attributes = new Set<unknown>();
    const variables = new Set<unknown>([pack.settings.ordering, ...pack.scopes.map(({ variable }) => variable)]);
    for (const list of uses.operations) {
      const read = readIn(list);
      for (const id of read.attributes) attributes.add(id);
      for (const id of read.variables) variables.add(id);
    }
    for (const { id } of pack.variables) {
      const at = variables.has(id) ? undefined : declared('variable', id);
      if (at !== undefined) yield { at, title: `nothing reads '${id}'`, help: 'remove it, or ask for it where it matters' };
    }
    for (const { id, of } of pack.attributes) {
      const at = attributes.has(id) ? undefined : declared('attribute', id);
      if (at !== undefined && !isReplacement(at)) yield { at, title: `nothing reads \`${id}\` of '${of}'`, help: 'remove it, or ask for it where it matters' };
    }
  },
};
