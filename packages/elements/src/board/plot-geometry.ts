// Where things are on the plot: the hull, its rooms, the six sectors. Units are those of the viewBox. Must not draw.

/** The viewBox: 0, 0 to these. */
export const PLOT = { width: 860, height: 430 } as const;
/** The hull of the ship, from bow (left) to stern. */
export const HULL = { left: 142, right: 718, top: 148, bottom: 282 } as const;

/** An upright box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COLUMN_WIDTHS = [78, 108, 112, 100, 80, 98];
const GAP = 3;

/** The box of a room; `column` 0 to 5, `row` undefined for both rows. */
export function roomBox(column: number, row: 0 | 1 | undefined): Box {
  const at = Math.max(0, Math.min(column, COLUMN_WIDTHS.length - 1));
  const x = HULL.left + COLUMN_WIDTHS.slice(0, at).reduce((sum, width) => sum + width, 0);
  const width = (COLUMN_WIDTHS[at] ?? 0) - GAP;
  const full = HULL.bottom - HULL.top;
  const half = (full - GAP) / 2;
  if (row === undefined) return { x, y: HULL.top, width, height: full };
  return { x, y: row === 0 ? HULL.top : HULL.top + half + GAP, width, height: half };
}

const MIDDLE = 430;
/** Corners of the six sectors, clockwise from the bow; each is a closed polygon. */
export const SECTORS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 96], [128, 136], [128, 294], [0, 334]],
  [[0, 96], [0, 0], [MIDDLE, 0], [MIDDLE, 136], [128, 136]],
  [[MIDDLE, 0], [860, 0], [860, 96], [732, 136], [MIDDLE, 136]],
  [[860, 96], [860, 334], [732, 294], [732, 136]],
  [[732, 294], [860, 334], [860, 430], [MIDDLE, 430], [MIDDLE, 294]],
  [[128, 294], [MIDDLE, 294], [MIDDLE, 430], [0, 430], [0, 334]],
];

/** The box in which the glyphs of each sector stand; its title stands above it. */
export const SECTOR_BOXES: readonly Box[] = [
  { x: 8, y: 136, width: 112, height: 162 },
  { x: 70, y: 28, width: 352, height: 102 },
  { x: 438, y: 28, width: 352, height: 102 },
  { x: 740, y: 136, width: 112, height: 162 },
  { x: 438, y: 318, width: 352, height: 102 },
  { x: 70, y: 318, width: 352, height: 102 },
];

/** Where the title of each sector begins, and which way it runs. */
export const SECTOR_TITLES: readonly { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }[] = [
  { x: 10, y: 126, anchor: 'start' },
  { x: 12, y: 20, anchor: 'start' },
  { x: 848, y: 20, anchor: 'end' },
  { x: 850, y: 126, anchor: 'end' },
  { x: 848, y: 416, anchor: 'end' },
  { x: 12, y: 416, anchor: 'start' },
];
