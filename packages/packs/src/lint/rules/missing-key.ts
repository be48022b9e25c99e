// D0622: a key that all other things of the kind have. Must not know what any key means.
import type { CompiledThing } from '@dradis/engine';
import type { Advice, LintRule } from '../lint-rule.js';

/** How many others there must be: with fewer, it is no custom yet. */
const FEWEST = 8;

function keysOf({ values, effects }: CompiledThing): string[] {
  return [...Object.keys(values), ...Object.keys(effects)];
}

/** The rule. */
export const missingKey: LintRule = {
  page: {
    code: 'D0622',
    title: 'A key that all others of the kind have',
    text: `At least ${FEWEST} other things of the same kind are in the pack, and every one of them has the key. A crisis card without icons, for one, was most likely not finished. The key is not required, so the pack works without.`,
    wrong: `kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n${['oats', 'rye', 'maize', 'rice', 'millet', 'spelt', 'hemp', 'flax'].map((id, weight) => `  - { id: ${id}, kind: crop, weight: ${weight + 1} }\n`).join('')}  - { id: hay, kind: crop }\n`,
    right: `kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n${['oats', 'rye', 'maize', 'rice', 'millet', 'spelt', 'hemp', 'flax'].map((id, weight) => `  - { id: ${id}, kind: crop, weight: ${weight + 1} }\n`).join('')}  - { id: hay, kind: crop, weight: 9 }\n`,
  },
  *check({ pack, declared }): Iterable<Advice> {
    const kinds = new Map<string, CompiledThing[]>();
    for (const thing of pack.things) {
      const peers = kinds.get(thing.kind);
      if (peers === undefined) kinds.set(thing.kind, [thing]);
      else peers.push(thing);
    }
    for (const things of kinds.values()) {
      if (things.length <= FEWEST) continue;
      const having = new Map<string, number>();
      for (const thing of things) for (const key of keysOf(thing)) having.set(key, (having.get(key) ?? 0) + 1);
      for (const [key, count] of having) {
        const without = count === things.length - 1 ? things.find((thing) => !keysOf(thing).includes(key)) : undefined;
        const at = without === undefined ? undefined : declared('thing', without.id);
        if (without !== undefined && at !== undefined) yield { at, title: `'${without.id}' has no \`${key}\`; the ${count} others of its kind have`, help: `add \`${key}\`` };
      }
    }
  },
};
