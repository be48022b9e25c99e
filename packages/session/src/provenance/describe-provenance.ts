/** Where a value comes from: the step that last wrote it, and what led to that. Must leave the cursor where it is. */
import type { Line } from '../record/line.js';
import { describeStack } from '../stack/describe-stack.js';
import type { Provenance } from '../types/provenance.js';
import { targetOfPath } from './target-of-path.js';

/** Whether an edit at a step wrote what a path leads to. */
function editedAt({ reel, names }: Line, step: number, path: string): boolean {
  const things = path.split('/');
  return reel.inputs.all.some((input) => {
    if (input.kind !== 'edit' || input.step !== step) return false;
    return input.edits.some((edit) => {
      if (edit.kind === 'value') return edit.path === path;
      if (edit.kind === 'chance') return edit.decks === true && things.some((key) => names.entity(key) >= 0);
      const moved = edit.kind === 'deck' ? edit.top : [edit.thing];
      const zones = edit.kind === 'move' || edit.kind === 'deck' ? [edit.zone] : [];
      return [...moved, ...zones].some((id) => things.includes(id) || things.includes(id.replace(/@\d+$/, '')));
    });
  });
}

/** The last write at or before the cursor; null when the value is as it was at the beginning, or the path leads nowhere. */
export function describeProvenance(line: Line, path: string): Provenance | null {
  const { reel, writes, timeline } = line;
  const target = targetOfPath(line.names, path);
  const step = target === undefined ? undefined : writes.last(reel.at, target);
  if (step === undefined) return null;
  const at = reel.at;
  const edited = editedAt(line, step, path);
  reel.moveTo(edited ? step : step - 1);
  const place = edited ? null : line.statement();
  const stack = describeStack(line);
  reel.moveTo(at);
  const before = timeline.entries.filter((entry) => entry.step <= step);
  const since = before.findLastIndex((entry) => entry.kind === 'decision' || entry.kind === 'start');
  return { step, place, ...(edited ? { edited } : {}), stack, since: before.slice(Math.max(since, 0)) };
}
