// D0608: a name that is given and never used. Must not judge parameters: those are for whoever calls.
import type { Instr } from '@dradis/engine';
import { readSlots, writtenSlots } from '../analysis/walk.js';
import { eachProgram, type LintRule } from '../lint-rule.js';

/** Verbs that change a tally; to be changed is not to be used. */
const CHANGES_TALLY: ReadonlySet<string> = new Set(['add', 'add-for', 'subtract', 'subtract-for']);

/** The slots that instructions use, apart from a tally they merely add to. */
function usedSlots(code: readonly Instr[]): Set<number> {
  const used = new Set<number>();
  for (const instr of code) {
    const added = instr[0] === 'verb' && CHANGES_TALLY.has(instr[1]) ? instr[3] : undefined;
    const only = Array.isArray(added) && added[0] === 'local' ? added[1] : -1;
    for (const slot of readSlots(instr)) if (slot !== only) used.add(slot);
  }
  return used;
}

/** The rule. */
export const unusedName: LintRule = {
  page: {
    code: 'D0608',
    title: 'A name that is never used',
    text: 'The statement gives its result a name, and no statement after it uses the name.',
    wrong: 'let spare be 3\ngain 1 wheat\n',
    right: 'let spare be 3\ngain spare wheat\n',
  },
  check: eachProgram(function* (program) {
    const used = usedSlots(program.code);
    const told = new Set<number>();
    for (const [pc, instr] of program.code.entries()) {
      for (const slot of writtenSlots(instr)) {
        const name = program.locals[slot]?.name ?? '';
        // The name of a round is needed to write the loop.
        if (name === '' || slot < program.params || used.has(slot) || told.has(slot) || instr[0] === 'each') continue;
        told.add(slot);
        yield { pc, title: `the name '${name}' is never used`, help: 'leave it out, or use it' };
      }
    }
  }),
};
