// D0616: a value that is replaced before anybody reads it, or by itself. Must not judge names that are never read; D0608 does.
import type { CompiledProgram, Instr } from '@dradis/engine';
import { keyOf } from '../analysis/known.js';
import { liveAfter } from '../analysis/live-slots.js';
import { following, operations, readSlots } from '../analysis/walk.js';
import { eachProgram, type LintRule, type Remark } from '../lint-rule.js';

function* names(program: CompiledProgram): Iterable<Remark> {
  const { code, locals, params } = program;
  const everRead = new Set(code.flatMap((instr) => [...readSlots(instr)]));
  const live = liveAfter(program);
  for (const [pc, instr] of code.entries()) {
    if (instr[0] !== 'set') continue;
    const [, slot, value] = instr;
    const name = locals[slot]?.name ?? '';
    if (name === '') continue;
    if (keyOf(value) === keyOf(['local', slot])) yield { pc, title: `'${name}' is set to itself`, help: 'leave out the statement, or correct it' };
    else if ((everRead.has(slot) || slot < params) && live[pc]?.has(slot) === false) yield { pc, title: `the value that '${name}' gets here is never read`, help: 'leave out the statement, or read the name before it gets its next value' };
  }
}

/** What an instruction sets outside its program, as text; undefined for any other instruction. */
function target(instr: Instr | undefined): string | undefined {
  if (instr?.[0] === 'set-global') return keyOf(['global', instr[1]]);
  return instr?.[0] === 'set-attr' ? keyOf(['attr', instr[1], instr[2]]) : undefined;
}

/** Whether a value may depend on what an instruction sets. */
function dependsOn(value: unknown, [, id]: Instr): boolean {
  return operations(value).some(([op, name]) => op === 'define' || op === 'query' || ((op === 'global' || op === 'attr') && name === id));
}

function* lasting({ code }: CompiledProgram): Iterable<Remark> {
  const entries = new Set(code.flatMap((instr, pc) => following(instr, pc).filter((to) => to !== pc + 1)));
  for (const [pc, instr] of code.entries()) {
    const what = target(instr);
    if (what === undefined) continue;
    const value = instr[instr.length - 1];
    if (keyOf(value as never) === what) yield { pc, title: 'this sets something to itself', help: 'leave out the statement, or correct it' };
    for (let next = pc + 1; next < code.length && !entries.has(next); next += 1) {
      const later = code[next];
      if (later === undefined || !['set', 'set-global', 'set-attr', 'nothing'].includes(later[0])) break;
      const again = target(later) === what;
      // The owner of an attribute is worked out too, unless it is the one that is set again.
      if (dependsOn(again || later[0] === 'set-global' ? later[later.length - 1] : later.slice(1), instr)) break;
      // A name in the owner may stand for another thing by now.
      if (later[0] === 'set' && operations(instr).some(([op, slot]) => op === 'local' && slot === later[1])) break;
      if (again) {
        yield { pc, title: 'what is set here is replaced at once', help: 'leave out one of the two, or correct it' };
        break;
      }
    }
  }
}

/** The rule. */
export const lostValue: LintRule = {
  page: {
    code: 'D0616',
    title: 'A value that nobody reads',
    text: 'What is set is set again before anything reads it, or it is set to what it is. So the statement has no effect.',
    wrong: 'set level of wheat to 3\nset level of wheat to 4\n',
    right: 'set level of wheat to 3\nset level of barley to 4\n',
  },
  check: eachProgram(function* (program) {
    yield* names(program);
    yield* lasting(program);
  }),
};
