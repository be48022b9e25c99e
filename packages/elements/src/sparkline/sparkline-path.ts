// A value over the steps of a game as the path of a small plot. Must not draw.

/** A value from a step on; null where there is none, or none that is a number. */
export interface SparkPoint {
  /** The first step at which it holds. */
  readonly step: number;
  /** The value from there on; null where there is none that is a number. */
  readonly value: number | null;
}

/** What a plot of the points shows: lengths in the box of `width` by `height` that was asked for. */
export interface SparkPath {
  /** Of the line, as an SVG path; empty when no value is a number. */
  readonly line: string;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The line of points that hold until the next one, up to step `last`. A value that never changes lies in the middle. Of
 * more points than the box is wide, those of one pixel are joined to a stroke from their lowest to their highest.
 */
export function sparkPath(points: readonly SparkPoint[], last: number, width: number, height: number): SparkPath {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lowest = values.reduce((low, value) => Math.min(low, value), Infinity);
  const highest = values.reduce((high, value) => Math.max(high, value), -Infinity);
  if (values.length === 0) return { line: '', lowest: 0, highest: 0 };
  const x = (step: number): number => (last === 0 ? 0 : Math.min(width, (step / last) * width));
  const y = (value: number): number => (highest === lowest ? height / 2 : height - ((value - lowest) / (highest - lowest)) * height);
  const pieces: string[] = [];
  let open = false;
  let pixel = -1;
  let low = 0;
  let high = 0;
  const told = (value: number): string => String(Math.round(value * 10) / 10);
  points.forEach(({ step, value }, at) => {
    const from = x(step);
    const to = x(points[at + 1]?.step ?? last);
    if (value === null) {
      open = false;
      return;
    }
    const level = y(value);
    if (!open) pieces.push(`M${told(from)} ${told(level)}`);
    else if (Math.floor(from) !== pixel) {
      pieces.push(`H${told(from)}V${told(level)}`);
      pixel = Math.floor(from);
      low = high = level;
    } else if (level < low || level > high) {
      pieces.push(`V${told(level)}`);
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
    open = true;
    if (at === points.length - 1 || Math.floor(to) !== pixel) pieces.push(`V${told(level)}H${told(to)}`);
  });
  return { line: pieces.join(''), lowest, highest };
}
