// Costs for stories and tests of <dradis-profile>. Must not be shipped.
import type { Profile } from '@dradis/session';

/** A profile with so many programs and statements. */
export function profileOf(count: number, time: number | null = 12.5): Profile {
  const programs = Array.from({ length: count }, (_, at) => ({ id: `rule-${String(at)}`, name: `Rule ${String(at)}`, kind: 'procedure' as const, file: `rules/rule-${String(at)}.yaml`, steps: 1000 - at, time: time === null ? null : 3 }));
  const statements = programs.map(({ file, steps }, at) => ({ file, span: { line: at + 3, column: 7, endLine: at + 3, endColumn: 20 }, steps, time: time === null ? null : 0.25 }));
  return { steps: 2000, time, statements, programs, stepBudget: { used: 420, limit: 100_000, step: 312 }, depthBudget: { used: 9, limit: 100, step: 44 } };
}
