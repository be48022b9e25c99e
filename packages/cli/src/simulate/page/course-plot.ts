// A dial turn by turn, as SVG that says in words what it shows. Must not work anything out but the drawing.
import type { TurnOfCourse } from '../course.js';
import { bandPoints, courseFrame, drawnTurns, linePoints, turnTitle } from './course-frame.js';
import { escape } from './html.js';

/** The mean as a line, the middle half of the games as a band; nothing when there are not two turns to join. */
export function coursePlot(title: string, all: readonly TurnOfCourse[], of: number): string {
  const turns = drawnTurns(all, of);
  const frame = courseFrame([turns]);
  const [first, last] = [turns[0], turns.at(-1)];
  if (frame === undefined || first === undefined || last === undefined) return '';
  const told = `${title} by turn: ${first.mean} on average as turn ${first.turn} began, ${last.mean} as turn ${last.turn} began.`;
  const spots = turns.map((each) => `<circle class="spot" cx="${frame.x(each.turn).toFixed(1)}" cy="${frame.y(each.mean).toFixed(1)}" r="4"><title>${turnTitle(each)}</title></circle>`);
  return frame.svg(told, `<polygon class="band" points="${bandPoints(frame, turns)}"/><polyline class="course" points="${linePoints(frame, turns)}"/>${spots.join('')}`);
}

/** The figures behind the plot, as a table that opens. */
export function courseFigures(title: string, turns: readonly TurnOfCourse[], of: number): string {
  const rows = drawnTurns(turns, of).map(({ turn, games, mean, lower, upper }) => `<tr><th scope="row">${turn}</th><td>${games}</td><td>${mean.toFixed(2)}</td><td>${lower} to ${upper}</td></tr>`);
  return `<details><summary>Figures</summary><table><caption>${escape(title)} by turn</caption><thead><tr><th scope="col">Turn</th><th scope="col">Games</th><th scope="col">Mean</th><th scope="col">Half of them</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
