// Where things are on the plot: the hull, its rooms, the six sectors. Units are those of the viewBox. Must not draw.

/** The viewBox: 0, 0 to these. */
export const PLOT = { width: 800, height: 366 } as const;
/** The hull of the ship, from bow (left) to stern. */
export const HULL = { left: 100, right: 700, top: 116, bottom: 250 } as const;

/** An upright box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COLUMN_WIDTHS = [82, 113, 116, 105, 82, 102];
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

const MIDDLE = PLOT.width / 2;
/** Where the lines between the sectors begin at the hull: this far from the left and right, and these far from the top. */
const SIDE = 88;
const UPPER = 106;
const LOWER = PLOT.height - UPPER;
/** Where they end at the edge, from the top and from the bottom. */
const EDGE = 76;
const RIGHT = PLOT.width - SIDE;
const BELOW = PLOT.height - EDGE;

/** Corners of the six sectors, clockwise from the bow; each is a closed polygon. */
export const SECTORS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, EDGE], [SIDE, UPPER], [SIDE, LOWER], [0, BELOW]],
  [[0, EDGE], [0, 0], [MIDDLE, 0], [MIDDLE, UPPER], [SIDE, UPPER]],
  [[MIDDLE, 0], [PLOT.width, 0], [PLOT.width, EDGE], [RIGHT, UPPER], [MIDDLE, UPPER]],
  [[PLOT.width, EDGE], [PLOT.width, BELOW], [RIGHT, LOWER], [RIGHT, UPPER]],
  [[RIGHT, LOWER], [PLOT.width, BELOW], [PLOT.width, PLOT.height], [MIDDLE, PLOT.height], [MIDDLE, LOWER]],
  [[SIDE, LOWER], [MIDDLE, LOWER], [MIDDLE, PLOT.height], [0, PLOT.height], [0, BELOW]],
];

/** The lines between the sectors, as an SVG path. */
export const SECTOR_LINES = `M${MIDDLE} 0V${UPPER}M${MIDDLE} ${LOWER}V${PLOT.height}M0 ${EDGE} ${SIDE} ${UPPER}M0 ${BELOW} ${SIDE} ${LOWER}M${PLOT.width} ${EDGE} ${RIGHT} ${UPPER}M${PLOT.width} ${BELOW} ${RIGHT} ${LOWER}`;

/** The box in which the glyphs of each sector stand; its title stands above it. */
export const SECTOR_BOXES: readonly Box[] = [
  { x: 3, y: 120, width: 84, height: 140 },
  { x: 62, y: 26, width: 332, height: 76 },
  { x: 406, y: 26, width: 332, height: 76 },
  { x: 713, y: 120, width: 84, height: 140 },
  { x: 406, y: 264, width: 332, height: 76 },
  { x: 62, y: 264, width: 332, height: 76 },
];

/** Where the title of each sector begins, and which way it runs. */
export const SECTOR_TITLES: readonly { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }[] = [
  { x: 10, y: 115, anchor: 'start' },
  { x: 12, y: 20, anchor: 'start' },
  { x: 788, y: 20, anchor: 'end' },
  { x: 790, y: 115, anchor: 'end' },
  { x: 788, y: 356, anchor: 'end' },
  { x: 12, y: 356, anchor: 'start' },
];
