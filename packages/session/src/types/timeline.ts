/** Marks on the recorded line. Must hold types only. */

/**
 * `start`; `turn`: the variable that counts turns was set; `decision`: an answer; `roll`: a die; `event`: one was
 * announced; `effect`: the effect of a card or other component began; `ability`: one was used; `shuffle`; `forced`:
 * something was put in from outside: dice were laid ready, a value was edited, a deck was stacked; `end`.
 */
export type TimelineKind =
  | 'start'
  | 'turn'
  | 'decision'
  | 'roll'
  | 'event'
  | 'effect'
  | 'ability'
  | 'shuffle'
  | 'forced'
  | 'end';

/** A mark on the timeline. */
export interface TimelineEntry {
  /** `goto(step)` shows the state right after it happened. */
  step: number;
  /** What happened. */
  kind: TimelineKind;
  /** For people. */
  label: string;
  /**
   * Id of the event, variable, ability, thing or zone it is about; the path or zone of an edit; null for rolls, the
   * start and forced dice.
   */
  subject: string | null;
  /** Id of the player who did it. */
  player?: string;
}
