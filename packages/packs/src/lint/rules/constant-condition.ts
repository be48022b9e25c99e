// D0601: a branch that is never taken, for its condition is always the same. Must not report what the compiler does.
import { type Expr } from '@dradis/engine';
import { type Advice, type LintRule } from '../lint-rule.js';
import { coversAll } from '../walk.js';

/** The truth of a condition made of numbers alone; undefined when it depends on the game. */
function constant(expr: Expr): boolean | undefined {
  if (typeof expr === 'boolean') return expr;
  if (!Array.isArray(expr)) return undefined;
  const [op, a, b] = expr;
  if (op === 'not') {
    const inner = constant(a);
    return inner === undefined ? undefined : !inner;
  }
  if (typeof a === 'number' && typeof b === 'number') return op === '=' ? a === b : op === '<' ? a < b : op === '<=' ? a <= b : undefined;
  return (op === '=' || op === '<=') && Array.isArray(a) && a[0] === 'local' && JSON.stringify(a) === JSON.stringify(b) ? true : undefined;
}

/** The rule. */
export const constantCondition: LintRule = {
  page: {
    code: 'D0601',
    title: 'A branch that is never taken',
    text: 'The condition is always the same, or the table holds every number before its `otherwise`. Then one branch says nothing.',
    wrong: 'if 1 is at least 2: gain 1 wheat\n',
    right: 'if level of wheat is at least 2: gain 1 wheat\n',
  },
  *check({ pack, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      for (const [pc, instr] of program.code.entries()) {
        const at = placeOf(program, pc);
        if (at === undefined) continue;
        if (instr[0] === 'unless') {
          const always = constant(instr[1]);
          if (always !== undefined) yield { at, title: `this condition ${always ? 'always' : 'never'} holds`, help: always ? 'leave out the condition' : 'leave out the branch, or correct the condition' };
        }
        if (instr[0] !== 'bands' || !coversAll(instr[2])) continue;
        const leave = program.code[instr[3] - 1];
        if (leave?.[0] === 'goto' && leave[1] > instr[3]) yield { at, title: 'the `otherwise` of this table is never taken: its bands hold every number', help: 'leave out `otherwise`' };
      }
    }
  },
};
