// D0603: numbers that cannot be: more than a die shows, more than there are. Must not judge what other conditions settle.
import type { CompiledProgram, Expr, Instr } from '@dradis/engine';
import { bandWords } from '../analysis/band-words.js';
import type { Dice } from '../analysis/dice.js';
import { EntityCounts } from '../analysis/entity-counts.js';
import { decide, NOTHING_KNOWN, type Bounds } from '../analysis/known.js';
import { remember } from '../analysis/remember.js';
import { operations, type Operation } from '../analysis/walk.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<', '<=']);
const HELP = 'correct the number';

/** The comparisons of a program that a number of things, or a tally, has a part in. */
const comparisonsIn = remember((code: readonly Instr[]): readonly { readonly pc: number; readonly operation: Operation }[] =>
  code.flatMap((instr, pc) =>
    operations(instr).flatMap((operation) => (COMPARISONS.has(operation[0]) && operations(operation).some(([op]) => op === 'count' || op === 'value') ? [{ pc, operation }] : [])),
  ),
);

/** Of comparisons with the number of things, or with a die. */
function* comparisons({ pack, placeOf }: LintContext, program: CompiledProgram, dice: Dice, counts: EntityCounts): Iterable<Advice> {
  for (const { pc, operation } of comparisonsIn(program.code)) {
    let reason = '';
    const bounds: Bounds = (expr) => {
      const sides = dice.sidesOf(program, expr, pc);
      const range = sides === undefined ? counts.rangeOf(expr) : ([1, sides] as const);
      if (range !== undefined) reason = sides === undefined ? counts.saidOf(expr, pack.kinds) : `the die shows 1 to ${sides}`;
      return range;
    };
    const truth = decide(operation as unknown as Expr, NOTHING_KNOWN, bounds);
    const at = truth === undefined || reason === '' ? undefined : placeOf(program, pc);
    if (at !== undefined) yield { at, title: `this ${truth === true ? 'always' : 'never'} holds: ${reason}`, help: HELP };
  }
}

/** Of lines of tables whose numbers a die does not show. */
function* lines({ placeOf }: LintContext, program: CompiledProgram, dice: Dice): Iterable<Advice> {
  for (const [pc, instr] of program.code.entries()) {
    if (instr[0] !== 'bands') continue;
    const sides = dice.sidesOf(program, instr[1], pc);
    if (sides === undefined) continue;
    for (const [low, high, to] of instr[2]) {
      const at = low > sides || (high !== null && high > sides) ? placeOf(program, Math.min(to, program.code.length - 1)) : undefined;
      if (at !== undefined) yield { at, title: `the die has ${sides} sides, and this line stands for ${bandWords(low, high)}`, help: HELP };
    }
  }
}

/** The rule. Things that have a `difficulty` and a `partial-at` are read so. */
export const threshold: LintRule = {
  page: {
    code: 'D0603',
    title: 'A threshold that nothing reaches',
    text: 'A comparison asks for more than there can be: a die with 8 sides shows no 9, and a pack with two baskets never has three. The same with a `partial-at`, half a success, that is not lower than the `difficulty` of a full one.',
    wrong: 'if the number of resources is at least 3: gain 1 wheat\n',
    right: 'if the number of resources where level of it is at least 3 is 2: gain 1 wheat\n',
  },
  *check(context): Iterable<Advice> {
    const { pack, declared } = context;
    const dice = context.dice();
    const counts = new EntityCounts(pack);
    for (const program of pack.programs) {
      yield* comparisons(context, program, dice, counts);
      yield* lines(context, program, dice);
    }
    for (const { id, values } of pack.things) {
      const full = values['difficulty'];
      const partial = values['partial-at'];
      if (typeof full !== 'number' || typeof partial !== 'number' || partial < full) continue;
      const at = declared('thing', id);
      if (at !== undefined) yield { at, title: `the partial success of '${id}' needs ${partial}, and ${full} is a full one`, help: `let it be lower than ${full}` };
    }
  },
};
