// A dial turn by turn, as SVG that says in words what it shows. Must not work anything out but the drawing.
import type { TurnOfCourse } from '../course.js';
import { escape } from './html.js';

const WIDE = 300;
const HIGH = 96;
const TOP = 14;
/** Turns that fewer of the games reached are left out: a mean of two games jumps up and down. */
const FEWEST = 0.1;

/** The turns that are worth drawing. `of` games in all. */
export function drawnTurns(turns: readonly TurnOfCourse[], of: number): readonly TurnOfCourse[] {
  return turns.filter(({ games }) => games >= of * FEWEST);
}

/** The mean as a line, the middle half of the games as a band; nothing when there are not two turns to join. */
export function coursePlot(title: string, all: readonly TurnOfCourse[], of: number): string {
  const turns = drawnTurns(all, of);
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const most = Math.max(1, ...turns.map(({ upper }) => upper));
  const least = Math.min(0, ...turns.map(({ lower }) => lower));
  const x = (turn: number): string => (((turn - first.turn) / (last.turn - first.turn)) * (WIDE - 24) + 20).toFixed(1);
  const y = (value: number): string => (TOP + HIGH - ((value - least) / (most - least)) * HIGH).toFixed(1);
  const line = turns.map(({ turn, mean }) => `${x(turn)},${y(mean)}`).join(' ');
  const band = [...turns.map(({ turn, upper }) => `${x(turn)},${y(upper)}`), ...turns.toReversed().map(({ turn, lower }) => `${x(turn)},${y(lower)}`)].join(' ');
  const every = Math.ceil(turns.length / 7);
  const ticks = turns.filter((_, index) => index % every === 0).map(({ turn }) => `<text x="${x(turn)}" y="${TOP + HIGH + 14}" text-anchor="middle">${turn}</text>`);
  const levels = [...new Set([least, Math.round((least + most) / 2), most])].map((value) => `<line class="guide" x1="20" x2="${WIDE}" y1="${y(value)}" y2="${y(value)}"/><text x="14" y="${Number(y(value)) + 4}" text-anchor="end">${value}</text>`);
  const told = `${title} by turn: ${first.mean} on average as turn ${first.turn} began, ${last.mean} as turn ${last.turn} began.`;
  const spots = turns.map(({ turn, games, mean, lower, upper }) => `<circle class="spot" cx="${x(turn)}" cy="${y(mean)}" r="4"><title>turn ${turn}: mean ${mean}, half of the ${games} games ${lower} to ${upper}</title></circle>`);
  return `<svg viewBox="0 0 ${WIDE} ${HIGH + 32}" role="img" aria-label="${escape(told)}">${levels.join('')}<polygon class="band" points="${band}"/><polyline class="course" points="${line}"/>${spots.join('')}${ticks.join('')}</svg>`;
}

/** The figures behind the plot, as a table that opens. */
export function courseFigures(title: string, turns: readonly TurnOfCourse[], of: number): string {
  const rows = drawnTurns(turns, of).map(({ turn, games, mean, lower, upper }) => `<tr><th scope="row">${turn}</th><td>${games}</td><td>${mean.toFixed(2)}</td><td>${lower} to ${upper}</td></tr>`);
  return `<details><summary>Figures</summary><table><caption>${escape(title)} by turn</caption><thead><tr><th scope="col">Turn</th><th scope="col">Games</th><th scope="col">Mean</th><th scope="col">Half of them</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
