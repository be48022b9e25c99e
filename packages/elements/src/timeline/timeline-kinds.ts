// How each kind of timeline entry looks: its lane, its sign, its word. Must not know entries.
import type { TimelineKind } from '@dradis/session';

/** Lane 0 is the topmost; turns are drawn over all lanes. */
export interface KindLook {
  readonly lane: number;
  /** One sign for the list; a shape, so that colour is never alone. */
  readonly sign: string;
  readonly word: string;
  readonly colour: string;
}

/** By kind. */
export const kindLooks: Readonly<Record<TimelineKind, KindLook>> = {
  start: { lane: 0, sign: '⊢', word: 'Start', colour: 'text' },
  turn: { lane: 0, sign: '▌', word: 'Turns', colour: 'text' },
  end: { lane: 0, sign: '⊣', word: 'End', colour: 'text' },
  decision: { lane: 0, sign: '◆', word: 'Decisions', colour: 'colonial' },
  roll: { lane: 1, sign: '■', word: 'Rolls', colour: 'piloting' },
  forced: { lane: 1, sign: '□', word: 'Edits', colour: 'piloting' },
  effect: { lane: 2, sign: '▲', word: 'Effects', colour: 'tactics' },
  ability: { lane: 2, sign: '△', word: 'Abilities', colour: 'tactics' },
  event: { lane: 3, sign: '●', word: 'Events', colour: 'leadership' },
  shuffle: { lane: 3, sign: '≈', word: 'Shuffles', colour: 'dim' },
};

/** What the lanes hold, top to bottom. */
export const laneWords: readonly string[] = ['Decisions', 'Rolls', 'Effects', 'Events'];
