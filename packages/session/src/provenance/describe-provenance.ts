/** Where a value comes from: the step that last wrote it, and what led to that. Must leave the cursor where it is. */
import { type Line } from '../record/line.js';
import { describeStack } from '../stack/describe-stack.js';
import { type Provenance } from '../types/provenance.js';
import { targetOfPath } from './target-of-path.js';

/** The last write at or before the cursor; null when the value is as it was at the beginning, or the path leads nowhere. */
export function describeProvenance(line: Line, path: string): Provenance | null {
  const { reel, writes, timeline } = line;
  const target = targetOfPath(line.names, path);
  const step = target === undefined ? undefined : writes.last(reel.at, target);
  if (step === undefined) return null;
  const at = reel.at;
  reel.moveTo(step - 1);
  const place = line.statement();
  const stack = describeStack(line);
  reel.moveTo(at);
  const before = timeline.entries.filter((entry) => entry.step <= step);
  const since = before.findLastIndex((entry) => entry.kind === 'decision' || entry.kind === 'start');
  return { step, place, stack, since: before.slice(Math.max(since, 0)) };
}
