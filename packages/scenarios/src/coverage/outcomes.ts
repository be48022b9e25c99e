// How the choices and tables of a program can come out, by name. Must not know cards, nor what of it was seen.
import type { CompiledProgram } from '@dradis/engine';
import { bandsLeaveNothingOut, choiceSlot, type Tracked } from './tracked.js';

/** One way in which a choice or a table of a program can come out. */
export interface ProgramOutcome {
  /** `a roll of 1-3`, `"gain 1 fuel"`, `lose 1 fuel: yes`. */
  readonly name: string;
  /** Line of the choice or table, from 1. */
  readonly line: number;
  readonly reached: boolean;
}

/** A band as the table writes it: `1-3`, `8`, `5 or more`. */
function bandText(low: number, high: number | null): string {
  if (high === null) return `${low} or more`;
  return low === high ? String(low) : `${low}-${high}`;
}

/** The names of the answers to a choice, by what the slot of the answer then holds; undefined for no choice. */
function answersOf(instruction: CompiledProgram['code'][number]): [number, string][] | undefined {
  if (instruction[0] !== 'ask') return undefined;
  const { form, options = [], prompt } = instruction[1];
  if (form === 'option') return options.map(({ label }, index) => [index, `"${label}"`]);
  const asked = prompt.trim().replace(/\s*\n\s*/g, '; ');
  return form === 'may' ? [[1, `${asked}: yes`], [0, `${asked}: no`]] : undefined;
}

/** The outcomes of one program in the order in which they are written. */
export function outcomesOf({ program: { code, at }, gone, answered }: Tracked): ProgramOutcome[] {
  return code.flatMap((instruction, pc): ProgramOutcome[] => {
    const line = at[pc]?.[0] ?? 0;
    const answers = answersOf(instruction);
    if (answers !== undefined) return answers.map(([value, name]) => ({ name, line, reached: answered.get(pc)?.has(value) === true }));
    // The table behind a choice is how its options are told apart: they are counted already.
    if (instruction[0] !== 'bands' || choiceSlot(code[pc - 1]) !== undefined) return [];
    const [, , bands, otherwise] = instruction;
    const led = (target: number): boolean => gone.get(pc)?.has(target) === true;
    const rows = bands.map(([low, high, target]) => ({ name: `a roll of ${bandText(low, high)}`, line: at[target]?.[0] ?? line, reached: led(target) }));
    return bandsLeaveNothingOut(bands) ? rows : [...rows, { name: 'any other number', line, reached: led(otherwise) }];
  });
}
