/** What the locals of a window frame hold. Must not hold behaviour. */

/** Index of the event. */
export const WINDOW_EVENT = 0;
/** How far it got: one of the phases below. */
export const WINDOW_PHASE = 1;
/** The uses (codes of `use-code.ts`) that have been made in it. */
export const WINDOW_USED = 2;
/** The players of the present round, in order. */
export const WINDOW_ASKERS = 3;
/** How many of them have been asked. */
export const WINDOW_NEXT = 4;
/** The uses they want to make. */
export const WINDOW_INTENTS = 5;
/** For each participant the slot of the announcing frame it goes back to, -1: none. */
export const WINDOW_BACK = 6;
/** The first participant. */
export const WINDOW_PARTS = 7;

/** Forced abilities come first. */
export const PHASE_FORCED = 0;
/** A round of questions begins. */
export const PHASE_ROUND = 1;
/** Players are asked one after another. */
export const PHASE_ASK = 2;
/** Several want to act: the ordering player picks. */
export const PHASE_PICK = 3;
