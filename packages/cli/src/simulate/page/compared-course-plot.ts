// A dial of two packs turn by turn in one plot, as SVG that says in words what it shows. Must not work anything out but the
// drawing, and must not tell the two apart by colour alone.
import type { ComparedTurn } from '../compared-course.js';
import type { TurnOfCourse } from '../course.js';
import { bandPoints, type CourseFrame, courseFrame, drawnTurns, linePoints, turnTitle } from './course-frame.js';
import { escape, signed } from './html.js';
import { direction } from './plots.js';

type Pack = 'a' | 'b';

const LETTER: Readonly<Record<Pack, string>> = { a: 'A', b: 'B' };
/** Room beside the last turn for the letters of the lines, and how far these keep from each other. */
const RIGHT = 16;
const APART = 11;

/** Dots for A, squares for B; the line of B is dashed. */
function sign(pack: Pack, x: number, y: number): string {
  return pack === 'a' ? `<circle class="sign a" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>` : `<rect class="sign b" x="${(x - 2.5).toFixed(1)}" y="${(y - 2.5).toFixed(1)}" width="5" height="5"/>`;
}

function curve(frame: CourseFrame, pack: Pack, turns: readonly TurnOfCourse[]): string {
  const every = Math.ceil(turns.length / 7);
  // The two packs have their signs at different turns where they can, so that one does not hide the other.
  const from = pack === 'a' ? 0 : Math.floor(every / 2);
  const signs = turns.flatMap(({ turn, mean }, index) => (index % every === from ? [sign(pack, frame.x(turn), frame.y(mean))] : []));
  return `<polyline class="course ${pack}" points="${linePoints(frame, turns)}"/>${signs.join('')}`;
}

function spots(frame: CourseFrame, pack: Pack, turns: readonly TurnOfCourse[]): string {
  return turns.map((each) => `<circle class="spot ${pack}" cx="${frame.x(each.turn).toFixed(1)}" cy="${frame.y(each.mean).toFixed(1)}" r="4"><title>${LETTER[pack]}, ${turnTitle(each)}</title></circle>`).join('');
}

/** The letters at the ends of the lines, moved apart where these end close to each other. */
function letters(frame: CourseFrame, ends: readonly (readonly [pack: Pack, end: TurnOfCourse])[]): string {
  const placed = ends.map(([pack, end]) => ({ pack, x: frame.x(end.turn) + 5, y: frame.y(end.mean) + 4 })).sort((one, other) => one.y - other.y);
  const [upper, lower] = placed;
  const lack = upper === undefined || lower === undefined || Math.abs(upper.x - lower.x) > APART ? 0 : Math.max(0, APART - (lower.y - upper.y));
  return placed.map(({ pack, x, y }) => `<text class="letter ${pack}" x="${x.toFixed(1)}" y="${(y + (pack === upper?.pack ? -lack : lack) / 2).toFixed(1)}">${LETTER[pack]}</text>`).join('');
}

/** Numbers that may follow one another, for people: `1 to 3, 7`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`)).join(', ');
}

const differenceWords = ({ value, low, high }: { readonly value: number; readonly low: number; readonly high: number }): string => `${signed(value, 2)} (${signed(low, 2)} to ${signed(high, 2)})`;

/** Turns in which both are drawn and the interval of their difference leaves 0 out. */
function clearTurns(turns: readonly ComparedTurn[], drawn: readonly (readonly TurnOfCourse[])[]): ComparedTurn[] {
  return turns.filter(({ turn, difference }) => difference !== undefined && direction(difference) !== 'none' && drawn.every((curveTurns) => curveTurns.some((each) => each.turn === turn)));
}

/** The turns of one of the two that are worth drawing; `of` games of it in all. */
function turnsOf(pack: Pack, turns: readonly ComparedTurn[], of: number): readonly TurnOfCourse[] {
  return drawnTurns(turns.flatMap(({ turn, [pack]: stood }) => (stood === undefined ? [] : [{ turn, ...stood }])), of);
}

/** Both means as lines with their middle halves as bands; a mark above where they clearly differ. Nothing when there are not two turns to join. */
export function comparedCoursePlot(title: string, turns: readonly ComparedTurn[], of: readonly [a: number, b: number]): string {
  const [a, b] = [turnsOf('a', turns, of[0]), turnsOf('b', turns, of[1])];
  const frame = courseFrame([a, b], RIGHT);
  if (frame === undefined) return '';
  const both = ([['a', a], ['b', b]] as const).filter(([, drawn]) => drawn.length > 0);
  const clear = clearTurns(turns, [a, b]);
  const told = [
    `${title} by turn.`,
    ...both.map(([pack, drawn]) => `${LETTER[pack]}: ${drawn[0]?.mean} on average as turn ${drawn[0]?.turn} began, ${drawn.at(-1)?.mean} as turn ${drawn.at(-1)?.turn} began.`),
    clear.length === 0 ? 'No difference found at any turn.' : `A difference was found at turn ${rangesOf(clear.map(({ turn }) => turn))}.`,
  ];
  const marks = clear.map(({ turn, difference }) => `<path class="mark" d="M${(frame.x(turn) - 3).toFixed(1)} 2h6l-3 6z"><title>turn ${turn}: B less A ${difference === undefined ? '' : differenceWords(difference)}</title></path>`);
  const ends = both.flatMap(([pack, drawn]) => drawn.slice(-1).map((end) => [pack, end] as const));
  return frame.svg(
    told.join(' '),
    [...both.map(([pack, drawn]) => `<polygon class="band ${pack}" points="${bandPoints(frame, drawn)}"/>`), ...both.map(([pack, drawn]) => curve(frame, pack, drawn)), ...both.map(([pack, drawn]) => spots(frame, pack, drawn)), letters(frame, ends), ...marks].join(''),
  );
}

/** What the lines, bands and marks mean; `names` as they are told on the page. */
export function courseLegend(names: readonly [a: string, b: string]): string {
  const line = (pack: Pack, name: string): string => `<li><svg class="key" viewBox="0 0 40 12" aria-hidden="true"><polyline class="course ${pack}" points="2,6 38,6"/>${sign(pack, 20, 6)}</svg>${LETTER[pack]}: ${escape(name)}, ${pack === 'a' ? 'line with dots' : 'dashes with squares'}</li>`;
  return `<ul class="legend">${line('a', names[0])}${line('b', names[1])}<li><svg class="key" viewBox="0 0 40 12" aria-hidden="true"><path class="mark" d="M17 3h6l-3 6z"/></svg>a difference was found at this turn</li></ul>`;
}

/** The figures behind the plot, as a table that opens. */
export function comparedCourseFigures(title: string, turns: readonly ComparedTurn[], of: readonly [a: number, b: number]): string {
  const drawn = new Set([...turnsOf('a', turns, of[0]), ...turnsOf('b', turns, of[1])].map(({ turn }) => turn));
  const cells = (stood: ComparedTurn['a']): string => (stood === undefined ? '<td>0</td><td>–</td>' : `<td>${stood.games}</td><td>${stood.mean.toFixed(2)} (${stood.lower} to ${stood.upper})</td>`);
  const rows = turns.filter(({ turn }) => drawn.has(turn)).map(({ turn, a, b, difference }) => {
    const way = difference === undefined ? 'none' : direction(difference);
    return `<tr><th scope="row">${turn}</th>${cells(a)}${cells(b)}<td${way === 'none' ? '' : ` class="${way}-text"`}>${difference === undefined ? '–' : differenceWords(difference)}</td></tr>`;
  });
  const heads = (['A', 'B'] as const).map((letter) => `<th scope="col">Games<br>of ${letter}</th><th scope="col">Mean of ${letter}<br>(half of them)</th>`).join('');
  return `<details><summary>Figures</summary><table class="close"><caption>${escape(title)} by turn</caption><thead><tr><th scope="col">Turn</th>${heads}<th scope="col">B less A<br>(95 % interval)</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
