// What came of a simulation as one HTML page: who won, how games ended, what the numbers were, what each card did. Must not
// work anything out.
import type { CompiledPack } from '@dradis/engine';
import type { Estimate, SimulationSettings } from '@dradis/players';
import type { Balance, ValueSpread } from '../balance.js';
import type { SimulationReport } from '../simulation-report.js';
import { type ValueName, valueNames } from '../value-names.js';
import { cardsTable, clearEffects } from './cards-table.js';
import { drawnTurns } from './course-frame.js';
import { courseFigures, coursePlot } from './course-plot.js';
import { escape, failures, page, percent, tile } from './html.js';
import { figures, histogram, shareBar, smallHistogram } from './plots.js';

const interval = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)} %`;

/** The line of facts below the title of a page. */
export function factsOf(facts: readonly (readonly [name: string, value: string | number])[]): string {
  return `<ul class="facts">${facts.map(([name, value]) => `<li>${escape(name)} <b>${escape(String(value))}</b></li>`).join('')}</ul>`;
}

/** What is said of the settings on every page. */
export function settingFacts({ players, bots, seed, windows, switches = {} }: SimulationSettings): (readonly [string, string | number])[] {
  const turned = Object.entries(switches).map(([id, on]) => `${id} ${on ? 'on' : 'off'}`).join(', ');
  return [['players', players], ['bots', bots], ['seed', seed], ['windows', windows], ...(turned === '' ? [] : [['switches', turned] as const])];
}

function endingsTable({ endings }: Balance, sideTitle: (side: string | null) => string): string {
  const rows = endings.map(({ title, side, games, share }) => `<tr><th scope="row">${escape(title)}</th><td class="left">${escape(sideTitle(side))}</td><td>${games}</td><td>${percent(share.value)} % (${percent(share.low, 0)} to ${percent(share.high, 0)})</td><td class="plot">${shareBar(share, `${title}: ${percent(share.value)} %`)}</td></tr>`);
  return `<div class="panel"><table><caption>How the games ended</caption><thead><tr><th scope="col">Ending</th><th scope="col" class="left">Won by</th><th scope="col">Games</th><th scope="col">Share (95 % interval)</th><th scope="col" class="plot"><span class="scale"><span>0</span><span>100 %</span></span></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function numberPanel({ title }: ValueName, spread: ValueSpread, games: number, sideTitle: (side: string) => string): string {
  const won = Object.entries(spread.meanWhenWonBy).map(([side, mean]) => `won by ${escape(sideTitle(side))}: mean ${mean.toFixed(2)}`).join('<br>');
  return `<section class="panel"><h3>${escape(title)}</h3><p>mean ${spread.mean.toFixed(2)}, median ${spread.median}, ${spread.min} to ${spread.max}${won === '' ? '' : `<br>${won}`}</p>${histogram(title, spread, games)}${figures(title, spread, games)}</section>`;
}

function numbersTable(caption: string, names: readonly ValueName[], values: Balance['values'], sides: readonly (readonly [id: string, title: string])[]): string {
  const rows = names.flatMap(({ key, title }) => {
    const spread = values[key];
    if (spread === undefined) return [];
    const won = sides.map(([side]) => `<td data-key="${spread.meanWhenWonBy[side] ?? ''}">${spread.meanWhenWonBy[side]?.toFixed(2) ?? '–'}</td>`).join('');
    return [`<tr><th scope="row">${escape(title)}</th><td>${spread.mean.toFixed(2)}</td>${won}<td>${spread.median}</td><td data-key="${spread.max}">${spread.min} to ${spread.max}</td><td class="small-plot">${smallHistogram(title, spread)}</td></tr>`];
  });
  const heads = ['Mean', ...sides.map(([, title]) => `when won<br>by ${escape(title)}`), 'Median', 'Range'].map((head) => `<th scope="col" data-sort="number">${head}</th>`).join('');
  return `<div class="panel"><table data-sortable><caption>${caption}</caption><thead><tr><th scope="col" data-sort="text">Name</th>${heads}<th scope="col" class="plot">Spread</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The panels of the dials that have a course, with what they are about; nothing when there is none to draw. */
function courseSection(names: readonly ValueName[], { course }: Balance, games: number): string {
  const panels = names.flatMap(({ key, title }) => {
    const turns = course[key] ?? [];
    const plot = coursePlot(title, turns, games);
    return plot === '' ? [] : [`<section class="panel"><h3>${escape(title)}</h3>${plot}${courseFigures(title, turns, games)}</section>`];
  });
  if (panels.length === 0) return '';
  const last = Math.max(...Object.values(course).map((turns) => drawnTurns(turns, games).at(-1)?.turn ?? 0));
  return `<h2>Numbers by turn</h2><p class="lead">Each value as a turn began: the line is the mean of the games that came so far, the band the middle half of them. At least a tenth of the games came as far as turn ${last}.</p><div class="grid">${panels.join('')}</div>`;
}

/** The page; the same report gives the same page. */
export function reportPage(pack: CompiledPack, settings: SimulationSettings, report: SimulationReport, balance: Balance): string {
  const { winRate, values, checksPassed } = balance;
  const titleOf = (id: string | null): string => (id === null ? 'nobody' : (pack.things.find((thing) => thing.id === id)?.title ?? id));
  const side = titleOf(balance.side);
  const sides = Object.keys(report.wins).map((id) => [id, titleOf(id)] as const);
  const names = valueNames(pack, Object.keys(values));
  const varies = ({ key }: ValueName): boolean => values[key] !== undefined && values[key].min !== values[key].max;
  const of = (...groups: readonly string[]): ValueName[] => names.filter((name) => groups.includes(name.group) && varies(name));
  const games = report.finished;
  const panels = of('dial', 'turns', 'check').flatMap((name) => {
    const spread = values[name.key];
    return spread === undefined ? [] : [numberPanel(name, spread, games, titleOf)];
  });
  const tiles = [
    tile(`Games won by ${side}`, `${percent(winRate.value)} %`, `${interval(winRate)} with 95 % confidence`),
    tile('Turns of a game', report.turns.mean.toFixed(1), `${report.turns.min} to ${report.turns.max}, half of them at most ${report.turns.median}`),
    ...(checksPassed === undefined ? [] : [tile('Checks passed', `${percent(checksPassed.value)} %`, interval(checksPassed))]),
    tile('Answers in a game', (report.decisions / Math.max(1, report.games)).toFixed(0), `${report.games} games, ${report.decisions} answers`),
  ];
  return page(`Balance of ${pack.title}`, `<h1>Balance of ${escape(pack.title)}</h1>
${factsOf([['version', pack.version], ['games', games], ...settingFacts(settings), ['hash', report.hash]])}${failures(report.errors, ' and count in no figure')}
<div class="tiles">${tiles.join('')}</div>
<h2>Endings and clear effects</h2><p class="lead">Bots are no people: read this as a comparison of cards and of packs, not as what happens at your table.</p>
<div class="pair">${endingsTable(balance, titleOf)}${clearEffects({ ...balance, side })}</div>
<h2>Numbers at the end</h2><p class="lead">Each value as it stood when the game ended. The line marks the mean.</p><div class="grid">${panels.join('')}</div>
${courseSection(of('dial'), balance, games)}
<h2>The course of the games</h2><p class="lead">Public variables as they stood at the end, and how often in a game each event happened.</p>
<div class="pair">${numbersTable('Variables', of('course'), values, sides)}${numbersTable('Events', of('event'), values, sides)}</div>
<h2>Cards</h2><p class="lead">Effect: how many percentage points more often ${escape(side)} won when the card came up than when it did not, between games in which equally many cards of its kind came up. It is a hint and no proof: to learn what a card does, change it and compare the two packs with <code>--ab</code>. Open a card to see what was picked when the question was about it.</p>
${cardsTable({ ...balance, side }, games)}`);
}
