/** Why no play can lead to a state, by what the pack says always holds. Must leave the game as it is, and know no rule itself. */
import { ProgramFault } from './errors/program-fault.js';
import { type PreparedExpression, prepareExpression } from './evaluate.js';
import type { Game } from './game.js';
import type { CompiledPack, Expr, Span } from './pack/compiled-pack.js';
import type { Layout } from './pack/layout.js';
import { NONE } from './state/value.js';

/** One reason why a position cannot come about in play. */
export interface Unreachable {
  /** The id of the definition that does not hold. */
  readonly rule: string;
  /** What is wrong, in the words of the pack, with what the thing is called in them. */
  readonly says: string;
  /** The id of the thing it is wrong of; null for what is said of no thing. */
  readonly thing: string | null;
  /** Where the definition stands: a file of the pack, and its place there. */
  readonly file: string;
  /** The place of the definition in the file: `[startLine, startColumn, endLine, endColumn]`, 1-based, end exclusive. */
  readonly at: Span;
}

interface Rule {
  readonly definition: CompiledPack['definitions'][number];
  readonly says: string;
  readonly things: readonly number[] | null;
  readonly holds: PreparedExpression;
}

const rulesOf = new WeakMap<Layout, readonly Rule[]>();

/** What stands for the thing in the words of a definition. */
const THING = '{}';

function prepare(game: Game, layout: Layout): readonly Rule[] {
  return layout.pack.definitions.flatMap((definition): Rule[] => {
    const { id, always } = definition;
    if (always === undefined) return [];
    if (always.of === null) return [{ definition, says: always.says, things: null, holds: prepareExpression(game, ['define', id], []) }];
    const things = layout.kinds[layout.kindIndex.get(always.of) ?? -1]?.all ?? [];
    const of: Expr = ['local', 0];
    return [{ definition, says: always.says, things, holds: prepareExpression(game, ['define', id, of], [`thing:${always.of}`]) }];
  });
}

/** A definition that cannot be worked out in a position does not hold there. */
function holdsIn(game: Game, rule: Rule, thing: number): boolean {
  try {
    return rule.holds.value(game, thing === NONE ? [] : [thing]) === 1;
  } catch (error) {
    if (error instanceof ProgramFault) return false;
    throw error;
  }
}

/**
 * Why the game cannot stand as it does, by the definitions of the pack that say what holds `always`; empty when it can, as far
 * as these tell. Ask where the game waits for an answer or is over: in the middle of an effect, rules change several things one
 * after another.
 *
 * @param call how things are called in what is said; by their titles when left out
 */
export function unreachableBy(game: Game, call?: (thing: number) => string): Unreachable[] {
  const layout = game.pack.layoutFor(game.state.players);
  let rules = rulesOf.get(layout);
  if (rules === undefined) rulesOf.set(layout, (rules = prepare(game, layout)));
  return rules.flatMap((rule) =>
    (rule.things ?? [NONE]).flatMap((thing): Unreachable[] => {
      if (holdsIn(game, rule, thing)) return [];
      const { id, file, at } = rule.definition;
      return [{ rule: id, says: rule.says.replaceAll(THING, call?.(thing) ?? layout.titles[thing] ?? ''), thing: layout.ids[thing] ?? null, file: layout.files[file] ?? '', at }];
    }),
  );
}
