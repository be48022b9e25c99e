// Lays glyphs out in a box: kinds in rows, as large as fits, and one glyph with a count where too many would be. Must
// not draw, and must not reorder things of a kind: a glyph keeps its place while nothing moves.
import type { BoardThing, GlyphName } from './board-model.js';
import type { Box } from './plot-geometry.js';

/** A glyph at its place; `scale` 1 is 24 units. `count` above 1 stands for that many alike. */
export interface PlacedGlyph {
  readonly thing: BoardThing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly count: number;
  readonly touched: boolean;
}

const ORDER: readonly GlyphName[] = ['basestar', 'heavy-raider', 'raider', 'civilian-ship', 'raptor', 'viper', 'pawn', 'centurion', 'nuke', 'fleet', 'token'];
const SCALES = [1.5, 1.25, 1.1, 1, 0.9, 0.8, 0.7];
const CELL = 27;
/** Room in front of a change of kind. */
const KIND_GAP = 7;

interface Entry {
  thing: BoardThing;
  count: number;
  touched: boolean;
}

function attempt(entries: readonly Entry[], box: Box, scale: number): PlacedGlyph[] | undefined {
  const cell = CELL * scale;
  const placed: PlacedGlyph[] = [];
  const rows: { items: PlacedGlyph[]; width: number }[] = [];
  let row: PlacedGlyph[] = [];
  let x = 0;
  let last: GlyphName | undefined;
  const close = (): void => {
    if (row.length > 0) rows.push({ items: row, width: x });
    row = [];
    x = 0;
  };
  for (const { thing, count, touched } of entries) {
    const gap = row.length > 0 && last !== thing.glyph ? KIND_GAP * scale : 0;
    const wide = count > 1 ? cell * 1.5 : cell;
    if (x + gap + wide > box.width) close();
    else x += gap;
    row.push({ thing, x: x + cell / 2, y: 0, scale, count, touched });
    x += wide;
    last = thing.glyph;
  }
  close();
  if (rows.length * cell > box.height) return undefined;
  const top = box.y + (box.height - rows.length * cell) / 2;
  rows.forEach(({ items, width }, index) => {
    const left = box.x + (box.width - width) / 2;
    for (const item of items) placed.push({ ...item, x: left + item.x, y: top + (index + 0.5) * cell });
  });
  return placed;
}

function bundle(things: readonly BoardThing[]): Entry[] {
  const entries: Entry[] = [];
  const byLook = new Map<string, Entry>();
  for (const thing of things) {
    const look = `${thing.glyph} ${thing.tag ?? ''} ${String(thing.damage ?? 0)}`;
    const known = byLook.get(look);
    if (known === undefined) {
      const entry = { thing, count: 1, touched: thing.touched === true };
      byLook.set(look, entry);
      entries.push(entry);
    } else {
      known.count += 1;
      known.touched ||= thing.touched === true;
    }
  }
  return entries;
}

/** The places of all things in a box; nothing is left out. */
export function placeGlyphs(things: readonly BoardThing[], box: Box): PlacedGlyph[] {
  const sorted = [...things].sort((a, b) => ORDER.indexOf(a.glyph) - ORDER.indexOf(b.glyph));
  const single = sorted.map((thing) => ({ thing, count: 1, touched: thing.touched === true }));
  for (const scale of SCALES) {
    const placed = attempt(single, box, scale);
    if (placed !== undefined) return placed;
  }
  const bundled = bundle(sorted);
  for (const scale of [...SCALES, 0.5, 0.35, 0.2]) {
    const placed = attempt(bundled, box, scale);
    if (placed !== undefined) return placed;
  }
  // Fewer looks than this box has room for cannot be drawn at all; the last one then stands for the rest.
  return bundled.slice(0, 1).map((entry) => ({ ...entry, x: box.x + box.width / 2, y: box.y + box.height / 2, scale: 0.7, count: things.length }));
}
