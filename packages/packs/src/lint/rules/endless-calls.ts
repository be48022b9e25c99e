// D0617: procedures that never come back. Must not judge what comes back on some way.
import type { CompiledProgram, Instr } from '@dradis/engine';
import { remember } from '../analysis/remember.js';
import { reachable } from '../analysis/walk.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

/** Whether a program reaches its end when calls of `stuck` procedures do not come back. */
function comesBack(code: readonly Instr[], isStuck: (instr: Instr) => boolean): boolean {
  return [...reachable(code, isStuck)].some((pc) => {
    const instr = code[pc];
    return instr === undefined || instr[0] === 'return';
  });
}

/** Whether a program reaches its end even if no call comes back. */
const comesBackAlone = remember((code: readonly Instr[]): boolean => comesBack(code, ([op]) => op === 'call'));

/** The largest set of procedures that cannot come back: all are taken to be stuck, and those that come back nevertheless freed. */
function stuckProcedures({ pack }: LintContext): ReadonlySet<string> {
  let open = pack.programs.filter(({ kind, code }) => kind === 'procedure' && !comesBackAlone(code));
  const stuck = new Set(open.map(({ id }) => id));
  for (let before = -1; before !== stuck.size; ) {
    before = stuck.size;
    for (const { id, code } of open) if (comesBack(code, (instr) => instr[0] === 'call' && stuck.has(instr[1]))) stuck.delete(id);
    open = open.filter(({ id }) => stuck.has(id));
  }
  return stuck;
}

/** Whether a procedure ends the game or leaves another one, rather than calling itself for ever. */
function getsOut(program: CompiledProgram, context: LintContext, seen: Set<string>): boolean {
  if (seen.has(program.id)) return false;
  seen.add(program.id);
  return program.code.some((instr) => {
    if (instr[0] === 'end' || instr[0] === 'leave') return true;
    const called = instr[0] === 'call' ? context.program(instr[1]) : undefined;
    return called !== undefined && getsOut(called, context, seen);
  });
}

/** The rule. */
export const endlessCalls: LintRule = {
  page: {
    code: 'D0617',
    title: 'A statement that never comes back',
    text: 'Whatever happens, the procedure calls itself again, so the game is stopped when it has gone too deep. Or the statement ends the game on every way, and others stand below it that are never reached.',
    wrong: 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: |\n      gain 1 wheat\n      rest a while\n  - id: play-on\n    does: rest a while\n',
    right: 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: |\n      gain 1 wheat\n      if wheat is empty: rest a while\n  - id: play-on\n    does: rest a while\n',
  },
  *check(context): Iterable<Advice> {
    const { pack, placeOf, declared } = context;
    const stuck = stuckProcedures(context);
    for (const program of pack.programs) {
      if (stuck.has(program.id) && !getsOut(program, context, new Set())) {
        const at = declared('procedure', program.id);
        if (at !== undefined) yield { at, title: `'${program.id}' calls itself on every way through it`, help: 'let it call itself under a condition, or use `repeat`' };
      }
      if (!program.code.some((instr) => instr[0] === 'call' && stuck.has(instr[1]))) continue;
      const reached = reachable(program.code, (instr) => instr[0] === 'call' && stuck.has(instr[1]));
      const whole = reachable(program.code);
      const pc = [...whole].filter((each) => !reached.has(each) && each < program.code.length).sort((a, b) => a - b).find((each) => program.code[each]?.[0] !== 'goto');
      const at = pc === undefined ? undefined : placeOf(program, pc);
      if (at !== undefined) yield { at, title: 'this is never reached: the statement above does not come back', help: 'remove it, or move it above' };
    }
  },
};
