// D0608: a name that is given and never used. Must not judge parameters: those are for whoever calls.
import { type CompiledProgram, type Instr } from '@dradis/engine';
import { type Advice, type LintRule } from '../lint-rule.js';
import { operations } from '../walk.js';

/** The slots an instruction writes. */
function written(instr: Instr): number[] {
  switch (instr[0]) {
    case 'set':
    case 'tally':
    case 'pick':
      return [instr[1]];
    case 'call':
    case 'resolve-field':
      return [instr[3]];
    case 'ask':
      return [instr[1].slot];
    default:
      return [];
  }
}

function readSlots({ code }: CompiledProgram): Set<number> {
  const read = new Set<number>();
  for (const instr of code) {
    for (const [op, slot] of operations(instr)) if (op === 'local' && typeof slot === 'number') read.add(slot);
    if (instr[0] === 'announce') for (const slot of instr[3]) read.add(slot);
    if (instr[0] === 'each') for (const slot of [instr[1], instr[2]]) read.add(slot);
  }
  return read;
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
  *check({ pack, placeOf }): Iterable<Advice> {
    for (const program of pack.programs) {
      const read = readSlots(program);
      const told = new Set<number>();
      for (const [pc, instr] of program.code.entries()) {
        for (const slot of written(instr)) {
          const name = program.locals[slot]?.name ?? '';
          if (name === '' || slot < program.params || read.has(slot) || told.has(slot)) continue;
          told.add(slot);
          const at = placeOf(program, pc);
          if (at !== undefined) yield { at, title: `the name '${name}' is never used`, help: 'leave it out, or use it' };
        }
      }
    }
  },
};
