// When to scroll: asking for or setting a scroll position has the browser lay the page out at once. Must not know any element.

/** Calls `act` before the next frame is painted, after everything of it is written: all that waits so is laid out together. */
export function beforePaint(act: () => void): void {
  requestAnimationFrame(act);
}
