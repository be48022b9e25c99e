// Which parts of a coverage are below what was asked for. Must not measure it.
import { percent, type Coverage } from '@dradis/scenarios';

/** One sentence for each part below `least` percent; empty when all reach it. */
export function below({ statements, branches, outcomes }: Coverage, least: number): string[] {
  return Object.entries({ statements, branches, outcomes }).flatMap(([part, count]) =>
    count.executed * 100 < least * count.total ? [`${percent(count)} % of the ${part} were reached (${count.executed} of ${count.total}); at least ${least} % were asked for`] : [],
  );
}
