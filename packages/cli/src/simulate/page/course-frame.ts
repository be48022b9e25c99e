// Axes of the plots by turn: what every curve of a plot shares. Must know of turns and values only, not of packs.
import type { TurnOfCourse } from '../course.js';
import { escape } from './html.js';

const WIDE = 300;
const HIGH = 96;
const TOP = 14;
const LEFT = 20;
/** Turns that fewer of the games reached are left out: a mean of two games jumps up and down. */
const FEWEST = 0.1;

/** The turns that are worth drawing. `of` games in all. */
export function drawnTurns(turns: readonly TurnOfCourse[], of: number): readonly TurnOfCourse[] {
  return turns.filter(({ games }) => games >= of * FEWEST);
}

/** Where things stand in a plot, and the plot itself. Coordinates are in units of its view box. */
export interface CourseFrame {
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  /** Bottom of the plot, on which the axis lies. */
  readonly bottom: number;
  /** The plot with `parts` between its lines and its numbers; `told` says in words what it shows. */
  readonly svg: (told: string, parts: string) => string;
}

/** A frame for curves that are all drawn in full, their bands included; undefined when no curve has two turns to join. `right` units stay free beside the last turn. */
export function courseFrame(curves: readonly (readonly TurnOfCourse[])[], right = 4): CourseFrame | undefined {
  const points = curves.flat();
  const turns = [...new Set(points.map(({ turn }) => turn))].sort((a, b) => a - b);
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || !curves.some((curve) => curve.length > 1)) return undefined;
  const most = Math.max(1, ...points.map(({ upper, mean }) => Math.max(upper, Math.ceil(mean))));
  const least = Math.min(0, ...points.map(({ lower, mean }) => Math.min(lower, Math.floor(mean))));
  const x = (turn: number): number => ((turn - first) / (last - first)) * (WIDE - LEFT - right) + LEFT;
  const y = (value: number): number => TOP + HIGH - ((value - least) / (most - least)) * HIGH;
  const every = Math.ceil(turns.length / 7);
  const ticks = turns.filter((_, index) => index % every === 0).map((turn) => `<text x="${x(turn).toFixed(1)}" y="${TOP + HIGH + 14}" text-anchor="middle">${turn}</text>`);
  const levels = [...new Set([least, Math.round((least + most) / 2), most])].map((value) => `<line class="guide" x1="${LEFT}" x2="${WIDE}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/><text x="14" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${value}</text>`);
  const svg = (told: string, parts: string): string => `<svg viewBox="0 0 ${WIDE} ${HIGH + 32}" role="img" aria-label="${escape(told)}">${levels.join('')}${parts}${ticks.join('')}</svg>`;
  return { x, y, bottom: TOP + HIGH, svg };
}

const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The means as points of a line. */
export function linePoints({ x, y }: CourseFrame, turns: readonly TurnOfCourse[]): string {
  return turns.map(({ turn, mean }) => point(x(turn), y(mean))).join(' ');
}

/** The middle half of the games as points of an area. */
export function bandPoints({ x, y }: CourseFrame, turns: readonly TurnOfCourse[]): string {
  return [...turns.map(({ turn, upper }) => point(x(turn), y(upper))), ...turns.toReversed().map(({ turn, lower }) => point(x(turn), y(lower)))].join(' ');
}

/** What one turn of a curve says on hovering over it. */
export function turnTitle({ turn, games, mean, lower, upper }: TurnOfCourse): string {
  return `turn ${turn}: mean ${mean}, half of the ${games} games ${lower} to ${upper}`;
}
