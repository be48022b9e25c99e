// Which rows of a long list to draw: fixed row height, so the answer is arithmetic. Must not touch the DOM.

/** A stretch of rows: `start` inclusive, `end` exclusive, both 0-based. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Rows drawn above and below what is visible, so that a fast scroll does not show gaps. */
const MARGIN = 8;

/** The rows to draw. Lengths in CSS pixels. */
export function rowsToDraw(count: number, rowHeight: number, scrollTop: number, height: number): RowRange {
  const first = Math.floor(scrollTop / rowHeight) - MARGIN;
  const last = Math.ceil((scrollTop + height) / rowHeight) + MARGIN;
  const start = Math.max(0, Math.min(first, count));
  return { start, end: Math.max(start, Math.min(last, count)) };
}

/** The scroll position that brings a row into view with the least movement. */
export function scrollToRow(row: number, rowHeight: number, scrollTop: number, height: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  if (top + rowHeight > scrollTop + height) return Math.max(0, top + rowHeight - height);
  return scrollTop;
}
