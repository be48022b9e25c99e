// What came of a comparison of two packs as one HTML page: what the second changes, with intervals. Must not work anything
// out but rates of its rows.
import type { CompiledPack } from '@dradis/engine';
import { type CardCounts, type Comparison, type Estimate, rate, rateDifference, type SimulationSettings, type SimulationSummary } from '@dradis/players';
import type { ComparedCourses } from '../compared-course.js';
import { valueNames } from '../value-names.js';
import { tableTools } from './cards-table.js';
import { comparedCourseSection } from './compared-course-section.js';
import { escape, failures, page, percent, signed, tile } from './html.js';
import { differencePlot, direction } from './plots.js';
import { factsOf, settingFacts } from './report-page.js';

/** One of the two. */
export interface Compared {
  readonly pack: CompiledPack;
  readonly summary: SimulationSummary;
}

/** All that the page says. */
export interface ComparisonFacts {
  readonly names: readonly [string, string];
  readonly a: Compared;
  readonly b: Compared;
  readonly settings: SimulationSettings;
  readonly comparison: Comparison;
  /** Where the dials of both stood turn by turn. */
  readonly course: ComparedCourses;
}

const interval = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)} %`;

/** The cells of a difference; the plot is drawn to its own scale when `reach` is left out. */
function differenceCells(told: string, estimate: Estimate, scale: number, digits: number, reach?: number): string {
  const { value, low, high } = estimate;
  const way = direction(estimate);
  const words = `${signed(value * scale, digits)} (${signed(low * scale, digits)} to ${signed(high * scale, digits)})`;
  const own = reach ?? Math.max(Math.abs(low), Math.abs(high));
  return `<td data-key="${value}"${way === 'none' ? '' : ` class="${way}-text"`}>${words}</td><td class="left${way === 'none' ? ' none' : ''}" data-key="${way === 'none' ? 1 : 0}">${way === 'none' ? 'no difference found' : way === 'up' ? 'more' : 'less'}</td><td class="plot">${differencePlot(estimate, own, `${told}: ${words}`)}</td>`;
}

function table(id: string, caption: string, head: string, columns: readonly string[], rows: readonly string[]): string {
  const heads = columns.map((column) => `<th scope="col" data-sort="number">${column}</th>`).join('');
  return `<div class="panel"><table id="${id}" data-sortable><caption>${caption}</caption><thead><tr><th scope="col" data-sort="text">${head}</th>${heads}<th scope="col" data-sort="number">Difference</th><th scope="col" class="left" data-sort="number">B than A</th><th scope="col" class="plot">less · more</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function cardRow(card: CardCounts, ofA: CardCounts | undefined, ofB: CardCounts | undefined, games: readonly [number, number]): string {
  const checks = (of: CardCounts | undefined): number => (of === undefined ? 0 : of.passed + of.partial + of.failed);
  const passed = (of: CardCounts | undefined): string => (checks(of) === 0 ? '<td data-key="">–</td>' : `<td data-key="${rate(of?.passed ?? 0, checks(of)).value}">${percent((of?.passed ?? 0) / checks(of), 0)} % of ${checks(of)}</td>`);
  const drawn = (of: CardCounts | undefined, total: number): string => `<td data-key="${of?.drawn ?? 0}">${((of?.drawn ?? 0) / Math.max(1, total)).toFixed(2)}</td>`;
  const difference = rateDifference(ofB?.passed ?? 0, checks(ofB), ofA?.passed ?? 0, checks(ofA));
  const told = difference === undefined ? '<td data-key="">–</td><td data-key=""></td><td></td>' : differenceCells(`checks of ${card.title} passed`, difference, 100, 0, 1);
  return `<tr data-kind="${escape(card.kind)}"><td>${escape(card.title)}</td>${drawn(ofA, games[0])}${drawn(ofB, games[1])}${passed(ofA)}${passed(ofB)}${told}</tr>`;
}

/** The page; the same comparison gives the same page. */
export function comparisonPage({ names, a, b, settings, comparison, course }: ComparisonFacts): string {
  const { side, pairs, winRate, endings, values } = comparison;
  const titleOf = (id: string): string => [...b.pack.things, ...a.pack.things].find((thing) => thing.id === id)?.title ?? id;
  const way = winRate === undefined ? 'none' : direction(winRate);
  const found = way === 'none' ? 'no difference was found. That is no proof that there is none: four times as many games halve the interval.' : `${way === 'up' ? 'more' : 'fewer'} with B than with A.`;
  const verdict = pairs === 0 ? 'No game of both came to its end, so nothing can be compared.' : `Games won by ${escape(titleOf(side))}: ${found}`;
  const tiles = [
    tile(`A: ${names[0]}`, `${percent(comparison.a.value)} %`, `won by ${escape(titleOf(side))}; ${interval(comparison.a)}`),
    tile(`B: ${names[1]}`, `${percent(comparison.b.value)} %`, `won by ${escape(titleOf(side))}; ${interval(comparison.b)}`),
    ...(winRate === undefined ? [] : [tile('B less A', `${signed(winRate.value * 100)} <small>points</small>`, `${signed(winRate.low * 100)} to ${signed(winRate.high * 100)} with 95 % confidence`)]),
  ];
  const endingRows = Object.entries(endings).flatMap(([outcome, ending]) => (ending.difference === undefined ? [] : [`<tr><td>${escape(titleOf(outcome))}</td><td data-key="${ending.a.value}">${percent(ending.a.value)} %</td><td data-key="${ending.b.value}">${percent(ending.b.value)} %</td>${differenceCells(titleOf(outcome), ending.difference, 100, 1, 0.3)}</tr>`]));
  const valueRows = valueNames(b.pack, Object.keys(values)).flatMap(({ key, title }) => {
    const value = values[key];
    return value === undefined || (value.a === value.b && value.low === value.high && value.a === 0) ? [] : [`<tr><td>${escape(title)}</td><td>${value.a.toFixed(2)}</td><td>${value.b.toFixed(2)}</td>${differenceCells(title, value, 1, 2)}</tr>`];
  });
  const dials = [...new Map([...valueNames(b.pack, Object.keys(course)), ...valueNames(a.pack, Object.keys(course))].map((name) => [name.key, name])).values()];
  const [cardsA, cardsB] = [a.summary.statistics?.cards ?? {}, b.summary.statistics?.cards ?? {}];
  const all = Object.entries({ ...cardsA, ...cardsB });
  const cardRows = all.map(([id, card]) => cardRow(card, cardsA[id], cardsB[id], [a.summary.finished, b.summary.finished]));
  return page(`${names[1]} against ${names[0]}`, `<h1>What B changes</h1>
${factsOf([['A', names[0]], ['B', names[1]], ['pairs of games', pairs], ...settingFacts(settings), ['hashes', `${a.summary.hash} ${b.summary.hash}`]])}
<p class="verdict">${verdict}</p>${failures([...a.summary.errors, ...b.summary.errors], '; their pairs count in no figure')}
<div class="tiles">${tiles.join('')}</div>
<h2>Endings and numbers</h2><p class="lead">Game n of both packs has the same seed. A difference counts as found when its 95 % interval leaves 0 out; of twenty such intervals one does so by chance.</p>
<div class="pair"><div>${table('endings', 'How the games ended', 'Ending', ['A', 'B'], endingRows)}${comparedCourseSection(dials, course, names, [a.summary.finished, b.summary.finished])}</div>${table('values', 'Numbers at the end, and how often things happened; mean of a game', 'Name', ['A', 'B'], valueRows)}</div>
<h2>Cards</h2><p class="lead">How often each card was drawn in a game, and how often the checks on it were passed.</p>
${tableTools('cards', [...new Set(all.map(([, { kind }]) => kind))])}${table('cards', '', 'Card', ['Drawn, A', 'Drawn, B', 'Passed, A', 'Passed, B'], cardRows)}`);
}
