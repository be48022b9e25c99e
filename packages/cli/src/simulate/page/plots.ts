// The plots of the pages of `simulate`, as SVG that says in words what it shows. Must not work anything out but the drawing.
import type { Estimate } from '@dradis/players';
import type { ValueSpread } from '../balance.js';
import { escape } from './html.js';

const MOST_BARS = 24;
const WIDE = 300;
const HIGH = 96;

/** A bar of a histogram. */
export interface Bar {
  readonly label: string;
  games: number;
}

/** Puts many values into ranges of the same width, so that bars can be told apart. */
function barsOf({ counts, min, max }: Pick<ValueSpread, 'counts' | 'min' | 'max'>, most = MOST_BARS): { readonly width: number; readonly bars: readonly Bar[] } {
  const width = Math.max(1, Math.ceil((max - min + 1) / most));
  const bars = Array.from({ length: Math.floor((max - min) / width) + 1 }, (_, index): Bar => {
    const low = min + index * width;
    return { label: width === 1 ? String(low) : `${low}–${low + width - 1}`, games: 0 };
  });
  for (const [value, games] of counts) {
    const bar = bars[Math.floor((value - min) / width)];
    if (bar !== undefined) bar.games += games;
  }
  return { width, bars };
}

/** Some of the lowest edges of the bars, so that their numbers do not touch. */
function ticks(min: number, width: number, count: number): { readonly index: number; readonly value: number }[] {
  const every = Math.ceil(count / 8);
  return Array.from({ length: Math.ceil(count / every) }, (_, step) => ({ index: step * every, value: min + step * every * width }));
}

/** A histogram with its axes, the mean marked. `of` games in all. */
export function histogram(title: string, spread: ValueSpread, of: number): string {
  const { bars, width } = barsOf(spread);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const step = WIDE / bars.length;
  const drawn = bars.map(({ label, games }, index) => {
    const height = (games / most) * HIGH;
    return games === 0 ? '' : `<rect class="bar" x="${(index * step + 1).toFixed(1)}" y="${(14 + HIGH - height).toFixed(1)}" width="${Math.max(1, step - 2).toFixed(1)}" height="${height.toFixed(1)}"><title>${label}: ${games} games, ${((games / of) * 100).toFixed(1)} %</title></rect>`;
  });
  const at = ((spread.mean - spread.min) / width + (width === 1 ? 0.5 : 0)) * step;
  const numbers = ticks(spread.min, width, bars.length).map(({ index, value }) => `<text x="${(index * step + (width === 1 ? step / 2 : 1)).toFixed(1)}" y="${HIGH + 28}"${width === 1 ? ' text-anchor="middle"' : ''}>${value}</text>`);
  const told = `${title}: ${spread.mean} on average, median ${spread.median}, ${spread.min} to ${spread.max}. The highest bar is ${((most / of) * 100).toFixed(0)} % of the games.`;
  return `<svg viewBox="0 0 ${WIDE} ${HIGH + 32}" role="img" aria-label="${escape(told)}"><text x="0" y="9">${((most / of) * 100).toFixed(0)} % of games</text><line class="guide" x1="0" x2="${WIDE}" y1="14" y2="14"/>${drawn.join('')}<line class="axis" x1="0" x2="${WIDE}" y1="${HIGH + 14.5}" y2="${HIGH + 14.5}"/><line class="mean" x1="${at.toFixed(1)}" x2="${at.toFixed(1)}" y1="14" y2="${HIGH + 14}"><title>mean ${spread.mean}</title></line>${numbers.join('')}</svg>`;
}

/** The figures behind a histogram, as a table that opens. */
export function figures(title: string, spread: ValueSpread, of: number): string {
  const rows = barsOf(spread).bars.map(({ label, games }) => `<tr><th scope="row">${label}</th><td>${games}</td><td>${((games / of) * 100).toFixed(1)} %</td></tr>`);
  return `<details><summary>Figures</summary><table><caption>${escape(title)}</caption><thead><tr><th scope="col">Value</th><th scope="col">Games</th><th scope="col">Share</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

/** A histogram for a row of a table that tells the figures beside it. */
export function smallHistogram(title: string, spread: ValueSpread): string {
  const { bars } = barsOf(spread);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const step = 120 / bars.length;
  const drawn = bars.map(({ label, games }, index) => `<rect class="bar" x="${(index * step).toFixed(1)}" y="${(22 - (games / most) * 20).toFixed(1)}" width="${Math.max(1, step - 1).toFixed(1)}" height="${((games / most) * 20).toFixed(1)}"><title>${label}: ${games} games</title></rect>`);
  return `<svg viewBox="0 0 120 24" role="img" aria-label="${escape(`${title}: spread from ${spread.min} to ${spread.max}`)}">${drawn.join('')}<line class="axis" x1="0" x2="120" y1="22.5" y2="22.5"/></svg>`;
}

/** A share of 0 … 1 as a bar, with its interval. */
export function shareBar({ value, low, high }: Estimate, told: string): string {
  const x = (at: number): string => (at * 200).toFixed(1);
  return `<svg viewBox="0 0 200 14" role="img" aria-label="${escape(told)}"><line class="guide" x1="0" x2="200" y1="12.5" y2="12.5"/><rect class="bar" x="0" y="3" height="8" width="${x(value)}"/><line class="range" x1="${x(low)}" x2="${x(high)}" y1="7" y2="7"/></svg>`;
}

/** Which way a difference goes for sure: its interval leaves 0 out. */
export const direction = ({ low, high }: Estimate): 'up' | 'down' | 'none' => (low > 0 ? 'up' : high < 0 ? 'down' : 'none');

/** A difference with its interval around 0; what lies beyond `reach` is cut off. */
export function differencePlot(estimate: Estimate, reach: number, told: string): string {
  const x = (at: number): string => (100 + Math.max(-1, Math.min(1, reach === 0 ? 0 : at / reach)) * 96).toFixed(1);
  const tone = direction(estimate);
  return `<svg viewBox="0 0 200 16" role="img" aria-label="${escape(told)}"><line class="axis" x1="100" x2="100" y1="0" y2="16"/><line class="range ${tone}" x1="${x(estimate.low)}" x2="${x(estimate.high)}" y1="8" y2="8"/><circle class="dot ${tone}" cx="${x(estimate.value)}" cy="8" r="4"/></svg>`;
}
