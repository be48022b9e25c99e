// The cards of a simulation as one table that can be sorted and searched. Must not work anything out but rates of its row.
import { rate } from '@dradis/players';
import type { Balance, CardBalance } from '../balance.js';
import { escape, percent, signed } from './html.js';
import { differencePlot, direction } from './plots.js';

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** How far the plots of effects reach to both sides: the whole of most intervals, in steps of 5 points. */
function reachOf(cards: readonly CardBalance[]): number {
  const ends = cards.flatMap(({ effect }) => (effect === undefined ? [] : [Math.max(Math.abs(effect.low), Math.abs(effect.high))])).sort((a, b) => a - b);
  return Math.min(1, Math.max(0.05, Math.ceil((ends[Math.floor(ends.length * 0.9)] ?? 0) * 20) / 20));
}

function optionsOf(card: CardBalance): string {
  const picked = Object.entries(card.options).sort(([, a], [, b]) => b - a);
  if (picked.length === 0) return escape(card.title);
  return `<details><summary><span>${escape(card.title)}</span></summary><ul>${picked.map(([label, times]) => `<li>${escape(label)}: ${times} times</li>`).join('')}</ul></details>`;
}

function passedCell({ passed, partial, failed }: CardBalance): string {
  const checks = passed + partial + failed;
  if (checks === 0) return '<td data-key=""></td><td data-key=""></td>';
  const { value, low, high } = rate(passed, checks);
  return `<td data-key="${checks}">${checks}${partial > 0 ? ` (${partial} partly)` : ''}</td><td data-key="${value}" title="${percent(low, 0)} to ${percent(high, 0)} %">${percent(value, 0)} %</td>`;
}

function row(card: CardBalance, games: number, reach: number): string {
  const { effect } = card;
  const cells = [
    `<td>${optionsOf(card)}</td><td class="left">${escape(spaced(card.kind))}</td>`,
    `<td data-key="${card.games}">${percent(card.games / games, 0)} %</td><td data-key="${card.drawn}">${(card.drawn / games).toFixed(2)}</td><td data-key="${card.chosen}">${(card.chosen / games).toFixed(2)}</td>`,
    passedCell(card),
  ];
  if (effect === undefined) cells.push(`<td class="none" data-key="">nothing to compare</td><td></td>`);
  else {
    const way = direction(effect);
    const told = `${signed(effect.value * 100)} (${signed(effect.low * 100)} to ${signed(effect.high * 100)})`;
    cells.push(`<td data-key="${effect.value}"${way === 'none' ? '' : ` class="${way}-text"`}>${told}</td><td class="plot">${differencePlot(effect, reach, `${card.title}: ${told} points`)}</td>`);
  }
  return `<tr data-kind="${escape(card.kind)}">${cells.join('')}</tr>`;
}

/** The search box and the choice of a kind; shown by the script that does the work. */
export function tableTools(id: string, kinds: readonly string[]): string {
  const options = kinds.map((kind) => `<option value="${escape(kind)}">${escape(spaced(kind))}</option>`).join('');
  return `<div class="tools" data-for="${id}" hidden><label>Search<input type="search" autocomplete="off"></label><label>Kind<select><option value="">all</option>${options}</select></label><output></output></div>`;
}

/** The table with its tools: first those with an effect, of these those that came up most. */
export function cardsTable({ cards, side }: Balance, games: number): string {
  const reach = reachOf(cards);
  const ordered = cards.toSorted((a, b) => Number(a.effect === undefined) - Number(b.effect === undefined) || b.games - a.games || b.drawn - a.drawn);
  const heads = [
    ['text', 'Card', ''],
    ['text', 'Kind', 'left'],
    ['number', 'Came up<br>in games', ''],
    ['number', 'Drawn<br>a game', ''],
    ['number', 'Chosen<br>a game', ''],
    ['number', 'Checks', ''],
    ['number', 'Passed', ''],
    ['number', `Effect on ${escape(side)} winning,<br>points (95 % interval)`, ''],
  ] as const;
  const columns = heads.map(([sort, words, tone]) => `<th scope="col" data-sort="${sort}"${tone === '' ? '' : ` class="${tone}"`}>${words}</th>`).join('');
  const scale = `<th scope="col" class="plot"><span class="scale"><span>−${percent(reach, 0)}</span><span>0</span><span>+${percent(reach, 0)}</span></span></th>`;
  return `${tableTools('cards', [...new Set(cards.map(({ kind }) => kind))])}<div class="panel"><table id="cards" data-sortable><thead><tr>${columns}${scale}</tr></thead><tbody>${ordered.map((card) => row(card, games, reach)).join('')}</tbody></table></div>`;
}

const MOST_CLEAR = 12;

/** The cards whose interval leaves 0 out, strongest first; or that there are none. */
export function clearEffects({ cards, side }: Balance): string {
  const clear = cards.flatMap((card) => (card.effect !== undefined && direction(card.effect) !== 'none' ? [{ card, effect: card.effect }] : []));
  const measured = cards.filter(({ effect }) => effect !== undefined).length;
  if (clear.length === 0) return `<div class="panel"><h3>Clear effects</h3><p>None of the ${measured} intervals leaves 0 out. More games make them narrower: four times as many, half as wide.</p></div>`;
  const strongest = clear.toSorted((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value)).slice(0, MOST_CLEAR);
  // As wide as the widest: of what is told here nothing is cut off.
  const reach = Math.ceil(Math.max(...strongest.flatMap(({ effect }) => [-effect.low, effect.high])) * 20) / 20;
  const rows = strongest.map(({ card, effect }) => {
    const told = `${signed(effect.value * 100)} (${signed(effect.low * 100)} to ${signed(effect.high * 100)})`;
    return `<tr><th scope="row">${escape(card.title)}</th><td class="${direction(effect)}-text">${told}</td><td class="plot">${differencePlot(effect, reach, `${card.title}: ${told} points`)}</td></tr>`;
  });
  return `<div class="panel"><table><caption>Clear effects on ${escape(side)} winning</caption><thead><tr><th scope="col">Card</th><th scope="col">Points (95 % interval)</th><th scope="col" class="plot"><span class="scale"><span>−${percent(reach, 0)}</span><span>0</span><span>+${percent(reach, 0)}</span></span></th></tr></thead><tbody>${rows.join('')}</tbody></table><p style="margin:10px 0 0">${clear.length} of ${measured} intervals leave 0 out${clear.length > MOST_CLEAR ? `; the ${MOST_CLEAR} strongest are here` : ''}. By chance alone about ${Math.round(measured * 0.05)} would.</p></div>`;
}
