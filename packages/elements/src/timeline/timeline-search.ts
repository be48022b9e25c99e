// Finds entries of the timeline by step, kind and word. Must not draw.
import type { TimelineEntry, TimelineKind } from '@dradis/session';

/** Index of the last entry at or before a step; -1 when none is. Entries are in order of step. */
export function entryAt(entries: readonly TimelineEntry[], step: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.step ?? Infinity) <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The step that an arrow or Page key leads to; undefined for other keys. */
export function timelineKey(key: string, entries: readonly TimelineEntry[], step: number, last: number): number | undefined {
  const next = (wanted: (entry: TimelineEntry) => boolean): number => entries.find((entry) => entry.step > step && wanted(entry))?.step ?? last;
  const previous = (wanted: (entry: TimelineEntry) => boolean): number => entries.findLast((entry) => entry.step < step && wanted(entry))?.step ?? 0;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return next(() => true);
    case 'ArrowLeft':
    case 'ArrowUp':
      return previous(() => true);
    case 'PageDown':
      return next(({ kind }) => kind === 'turn');
    case 'PageUp':
      return previous(({ kind }) => kind === 'turn');
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * The entries of the wanted kinds whose label, subject or player holds all words of a text (lower case; '' is in all). `players` are
 * their titles by id.
 */
export function findEntries(entries: readonly TimelineEntry[], hidden: ReadonlySet<TimelineKind>, text: string, players: Readonly<Record<string, string>> = {}): TimelineEntry[] {
  const words = text.split(/\s+/);
  return entries.filter(({ kind, label, subject, player = '' }) => {
    if (hidden.has(kind)) return false;
    const said = `${label} ${(subject ?? '').replaceAll('-', ' ')} ${player} ${players[player] ?? ''}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
