/** A stretch of a line as a scenario. Must hold types only. */

/** What becomes the scenario. */
export interface ScenarioOptions {
  /** Unique in the pack. */
  title: string;
  /** The step at which it begins; default the cursor. */
  from?: number;
  /** The step at which it is over; default the end of the effect, with `when` the end of what is recorded. */
  to?: number;
  /** The statement that brings it about; default: that the effect which begins at `from` is resolved. */
  when?: string;
}

/** The text of a scenario file, or why there is none. */
export type ScenarioText = { text: string; notes: string[]; problem: null } | { text: null; notes: string[]; problem: string };

/** Writing scenarios. */
export interface Exporting {
  /**
   * The position at `from`, what was answered and rolled up to `to`, and what it changed, as a file for `dradis test`. `notes`
   * say what a scenario cannot express. It names everything: only for who may know everything.
   */
  scenario(options: ScenarioOptions): ScenarioText;
}
