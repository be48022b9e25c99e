// Timelines for stories and tests. Must not be shipped to the app.
import type { TimelineEntry, TimelineKind } from '@dradis/session';

/** A short recording of one turn. */
export const shortTimeline: readonly TimelineEntry[] = [
  { step: 0, kind: 'start', label: 'The game begins', subject: null },
  { step: 12, kind: 'decision', label: 'Lee Adama', subject: null, player: 'player-1' },
  { step: 240, kind: 'turn', label: 'Turn 1', subject: 'turn-number' },
  { step: 260, kind: 'event', label: 'A turn begins', subject: 'a-turn-begins' },
  { step: 310, kind: 'decision', label: 'Command', subject: null, player: 'player-1' },
  { step: 342, kind: 'roll', label: 'Rolled 7', subject: null, player: 'player-1' },
  { step: 400, kind: 'effect', label: 'Crash Landing: fail', subject: 'crash-landing' },
  { step: 460, kind: 'turn', label: 'Turn 2', subject: 'turn-number' },
];

const CYCLE: readonly TimelineKind[] = ['event', 'decision', 'roll', 'effect', 'ability', 'shuffle', 'event', 'decision'];

/** `count` entries over `count * 9` steps; every 100th is a turn. */
export function longTimeline(count: number): TimelineEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = at % 100 === 0 ? 'turn' : (CYCLE[at % CYCLE.length] ?? 'event');
    return { step: at * 9, kind, label: kind === 'turn' ? `Turn ${String(at / 100)}` : `${kind} ${String(at)}`, subject: null };
  });
}
