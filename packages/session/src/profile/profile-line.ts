/** Adds up what the statements of a recorded line cost. Must leave the cursor where it is, and read no clock but the one it is given. */
import type { Line } from '../record/line.js';
import { fillPhrase } from '../stack/fill-phrase.js';
import { labelOfId } from '../state/catalogue.js';
import { WAITING } from '../record/tape.js';
import type { BudgetUse, Profile } from '../types/profile.js';

/** Gives milliseconds. */
type Clock = () => number;

interface Sum {
  steps: number;
  time: number;
}

function bump(sums: Map<number, Sum>, key: number, time: number): void {
  const sum = sums.get(key) ?? { steps: 0, time: 0 };
  sum.steps += 1;
  sum.time += time;
  sums.set(key, sum);
}

function most(line: Line): { steps: BudgetUse; depth: BudgetUse } {
  const { tape } = line.reel;
  const { stepBudget, depthBudget } = line.pack.compiled.settings;
  const steps: BudgetUse = { used: 0, limit: stepBudget, step: 0 };
  const depth: BudgetUse = { used: 0, limit: depthBudget, step: 0 };
  let since = 0;
  for (let at = 0; at <= tape.last; at++) {
    if (at > 0) since = tape.has(at - 1, WAITING) ? 0 : since + 1;
    if (since > steps.used) Object.assign(steps, { used: since, step: at });
    if (tape.depth(at) > depth.used) Object.assign(depth, { used: tape.depth(at), step: at });
  }
  return { steps, depth };
}

/** The costs of all that is recorded. With a clock the line is played once more to take the time. */
export function profileLine(line: Line, clock?: Clock): Profile {
  const { tape } = line.reel;
  const { walker } = line.past;
  const sums = new Map<number, Sum>();
  const all: Sum = { steps: 0, time: 0 };
  walker.moveTo(0);
  for (let at = 0; at < tape.last; at++) {
    // An answer is given by somebody: it costs nothing.
    if (tape.has(at, WAITING)) {
      if (clock !== undefined) walker.moveTo(at + 1);
      continue;
    }
    const begun = clock?.() ?? 0;
    if (clock !== undefined) walker.moveTo(at + 1);
    const time = (clock?.() ?? 0) - begun;
    all.steps += 1;
    all.time += time;
    bump(sums, tape.statement(at), time);
  }
  const told = ({ steps, time }: Sum): { steps: number; time: number | null } => ({ steps, time: clock === undefined ? null : time });
  const { programs, files } = line.pack.compiled;
  const byProgram = new Map<number, Sum>();
  const statements = line.statements.all.flatMap(({ number, place, program }) => {
    const sum = sums.get(number);
    if (sum === undefined) return [];
    const whole = byProgram.get(program) ?? { steps: 0, time: 0 };
    byProgram.set(program, { steps: whole.steps + sum.steps, time: whole.time + sum.time });
    return [{ ...place, ...told(sum) }];
  });
  const dearest = <T extends { steps: number }>(list: T[]): T[] => list.sort((a, b) => b.steps - a.steps);
  const { steps, depth } = most(line);
  return {
    ...told(all),
    statements: dearest(statements),
    programs: dearest([...byProgram].flatMap(([index, sum]) => {
      const program = programs[index];
      return program === undefined ? [] : [{ id: program.id, name: labelOfId(fillPhrase(program.name, (slot) => slot)), kind: program.kind, file: files[program.file] ?? '', ...told(sum) }];
    })),
    stepBudget: steps,
    depthBudget: depth,
  };
}
