// The section of a comparison with the curves of both packs. Must not draw, nor work anything out.
import type { ComparedCourses } from '../compared-course.js';
import type { ValueName } from '../value-names.js';
import { comparedCourseFigures, comparedCoursePlot, courseLegend } from './compared-course-plot.js';
import { escape } from './html.js';

/** The panels of the dials with a course, and what they show; nothing when there is none to draw. `games` that came to an end, of each pack. */
export function comparedCourseSection(dials: readonly ValueName[], courses: ComparedCourses, packs: readonly [a: string, b: string], games: readonly [a: number, b: number]): string {
  const panels = dials.flatMap(({ key, title }) => {
    const turns = courses[key] ?? [];
    const plot = comparedCoursePlot(title, turns, games);
    return plot === '' ? [] : [`<section class="panel"><h3>${escape(title)}</h3>${plot}${comparedCourseFigures(title, turns, games)}</section>`];
  });
  if (panels.length === 0) return '';
  return `
<h2>Numbers by turn</h2><p class="lead">Each value as a turn began: the lines are the means of the games that came so far, the bands the middle half of them. Turns that fewer than a tenth of a pack’s games came to are left out. Of twenty marks one is there by chance.</p>
${courseLegend(packs)}<div class="grid wide">${panels.join('')}</div>`;
}
