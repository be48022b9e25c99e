// D0601: a branch that is never taken, for its condition is always the same. Must not know what numbers the game allows.
import type { CompiledProgram, Expr } from '@dradis/engine';
import { knownAt } from '../analysis/known-at.js';
import { decide, NOTHING_KNOWN, rangeOf, type Range } from '../analysis/known.js';
import { remember } from '../analysis/remember.js';
import { coversAll, operations } from '../analysis/walk.js';
import { eachProgram, type Advice, type LintRule, type Remark } from '../lint-rule.js';

const CONDITIONS: ReadonlySet<string> = new Set(['not', 'and', 'or', '=', '<', '<=']);

function said(always: boolean, from = ''): Omit<Remark, 'pc'> {
  return { title: `this condition ${always ? 'always' : 'never'} holds${from}`, help: always ? 'leave out the condition' : 'leave out the branch, or correct the condition' };
}

/** What is decided already by the words of a condition somewhere in an expression. */
function decidedIn(value: unknown): boolean | undefined {
  return typeof value === 'object' && value !== null ? decidedInside(value) : undefined;
}

const decidedInside = remember((value: object): boolean | undefined => {
  for (const operation of operations(value)) {
    if (!CONDITIONS.has(operation[0])) continue;
    const truth = decide(operation as unknown as Expr, NOTHING_KNOWN);
    if (truth !== undefined) return truth;
  }
  return undefined;
});

function inRange([low, high]: Range, least: number, most: number | null): boolean {
  return least <= high && (most === null || most >= low);
}

function* judge(program: CompiledProgram): Iterable<Remark> {
  const known = knownAt(program);
  for (const [pc, instr] of program.code.entries()) {
    const here = known.get(pc);
    if (here === undefined) continue;
    if (instr[0] === 'unless') {
      const truth = decide(instr[1], here);
      if (truth !== undefined) {
        yield { pc, ...said(truth, decide(instr[1], NOTHING_KNOWN) === undefined ? ' here, after what is said above' : '') };
        continue;
      }
    }
    if (instr[0] === 'bands' && program.code[pc - 1]?.[0] !== 'ask') {
      const [, value, bands, elsePc] = instr;
      const range = rangeOf(value, here) ?? [-Infinity, Infinity];
      for (const [low, high, to] of bands) if (!inRange(range, low, high)) yield { pc: Math.min(to, program.code.length - 1), title: 'this line of the table is never taken: the condition above leaves no such number', help: 'leave out the line' };
      const leave = program.code[elsePc - 1];
      const reached = bands.filter(([low, high]) => inRange(range, low, high));
      const all = coversAll(bands) || (Number.isFinite(range[0]) && Number.isFinite(range[1]) && range[0] <= range[1] && coversRange(reached, range));
      if (all && leave?.[0] === 'goto' && leave[1] > elsePc) yield { pc, title: 'the `otherwise` of this table is never taken: its bands hold every number', help: 'leave out `otherwise`' };
    }
    if (instr[0] === 'ask') {
      const never = (instr[1].options ?? []).find(({ when }) => when !== null && decide(when, here) === false);
      if (never !== undefined) {
        yield { pc, title: `the option '${never.label}' is never offered`, help: 'leave it out, or correct its condition' };
        continue;
      }
    }
    const truth = decidedIn(instr);
    if (truth !== undefined) yield { pc, ...said(truth) };
  }
}

function coversRange(bands: readonly (readonly [number, number | null, number])[], [low, high]: Range): boolean {
  let reached = low;
  for (const [from, to] of [...bands].sort(([a], [b]) => a - b)) {
    if (from > reached) return false;
    reached = Math.max(reached, to === null ? high + 1 : to + 1);
  }
  return reached > high;
}

const ofPrograms = eachProgram(judge);

/** The rule. */
export const constantCondition: LintRule = {
  page: {
    code: 'D0601',
    title: 'A branch that is never taken',
    text: 'The condition is always the same: by its own words, or after what a branch around it has settled. Or the table holds every number before its `otherwise`. Then one branch says nothing.',
    wrong: 'if level of wheat is at least 2:\n  if level of wheat is 0: gain 1 wheat\n  otherwise: gain 1 barley\n',
    right: 'if level of wheat is at least 2: gain 1 barley\notherwise if level of wheat is 0: gain 1 wheat\n',
  },
  *check(context): Iterable<Advice> {
    yield* ofPrograms(context);
    const { pack, definitionPlace, abilityPlace } = context;
    const told = new Set<string>();
    for (const definition of pack.definitions) {
      const truth = decidedIn(definition.expr);
      const at = truth === undefined ? undefined : definitionPlace(definition);
      if (at !== undefined) yield { at, ...said(truth === true, ', wherever the definition is used') };
    }
    for (const ability of pack.abilities) {
      const truth = typeof ability.if === 'boolean' ? ability.if : decidedIn(ability.if);
      const at = truth === undefined ? undefined : abilityPlace(ability);
      // An ability of a kind is given to each of its things.
      if (at === undefined || told.has(ability.at.join())) continue;
      told.add(ability.at.join());
      yield { at, ...said(truth === true, truth === true ? '' : ', so the ability never acts') };
    }
  },
};
