// D0625: the first of things that have no order. Must not judge what lies in a zone, for there it has one.
import type { CompiledPack, Instr } from '@dradis/engine';
import { remember } from '../analysis/remember.js';
import { operations } from '../analysis/walk.js';
import type { Advice, LintRule } from '../lint-rule.js';

/** How many different things of a kind there are; copies of one thing are the same. */
function different({ things, zones }: CompiledPack, kind: string, isA: (kind: string, ancestor: string) => boolean): number {
  return [...things, ...zones].filter((each) => isA(each.kind, kind)).length;
}

/** Where the first of all things of a kind is taken. */
const firstsIn = remember((code: readonly Instr[]): readonly { readonly pc: number; readonly kind: string }[] =>
  code.flatMap((instr, pc) =>
    operations(instr).flatMap(([op, query, list]) => {
      if (op !== 'query' || query !== 'first-of' || !Array.isArray(list) || list[0] !== 'select') return [];
      const [, kind, , source, where] = list as unknown[];
      return source === null && where === null ? [{ pc, kind: String(kind) }] : [];
    }),
  ),
);

/** The rule. */
export const arbitraryFirst: LintRule = {
  page: {
    code: 'D0625',
    title: 'The first of things without an order',
    text: 'All things of a kind stand in the order of the files that declare them, so the first is the same in every game and another once a file is renamed. Say which zone is meant, which things, or let somebody choose; players have their order and are not meant here.',
    wrong: 'let crop be first of all resources\ngain 1 crop\n',
    right: 'current player chooses a resource as crop\ngain 1 crop\n',
  },
  *check({ pack, isA, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      for (const { pc, kind } of firstsIn(program.code)) {
        if (isA(kind, 'player') || different(pack, kind, isA) < 2) continue;
        const at = placeOf(program, pc);
        if (at !== undefined) yield { at, title: 'which one is first depends on the order of the files alone', help: 'say where it lies or what it is like, or let somebody choose' };
      }
    }
  },
};
