// The statistics of a simulation as one HTML page that needs nothing else: no script, no font, no picture from elsewhere.
// Must not work anything out, and must escape all that comes from packs.
import type { Estimate } from '@dradis/players';
import type { Balance, CardBalance, ValueSpread } from './balance.js';
import type { SimulationReport } from './simulation-report.js';

/** What was simulated, for the head of the page. */
export interface PageFacts {
  readonly title: string;
  readonly version: string;
  readonly players: number;
  readonly bots: string;
  readonly seed: string;
}

const STYLE = `
:root{color-scheme:light dark;--ground:#f7f8fa;--panel:#fff;--ink:#1a222c;--soft:#566273;--line:#d8dee6;--bar:#2f6fab;--good:#1d7a4f;--bad:#b3392f}
@media(prefers-color-scheme:dark){:root{--ground:#11161d;--panel:#19212b;--ink:#e6ebf1;--soft:#9caabb;--line:#303c4a;--bar:#6aaee8;--good:#5cc795;--bad:#f08a7d}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:78rem;margin:0 auto;padding:2rem 1rem}h1{margin:0;font-size:1.8rem}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h3{margin:0 0 .25rem;font-size:1rem}
p{margin:.25rem 0;color:var(--soft);max-width:46rem}.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:1rem;overflow-x:auto}
.big{font-size:2rem;font-weight:600;color:var(--ink);font-variant-numeric:tabular-nums}
svg{display:block;width:100%;height:auto}svg text{fill:var(--soft);font:11px system-ui,sans-serif}.bar{fill:var(--bar)}.axis{stroke:var(--line)}.range{stroke:var(--soft);stroke-width:2}.good{stroke:var(--good)}.bad{stroke:var(--bad)}.dot{fill:var(--soft)}.dot.good{fill:var(--good)}.dot.bad{fill:var(--bad)}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}caption{text-align:left;font-weight:600;padding-bottom:.5rem}
th,td{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:middle;white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal;min-width:11rem}thead th{color:var(--soft);font-weight:600}td.plot{width:11rem;min-width:11rem}td.options,th.options{text-align:left}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--soft);font-size:.875rem}`;

const MOST_BARS = 24;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const points = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(1)}`;

/** Puts many values into ranges of the same width, so that bars can be told apart. */
function ranges({ counts, min, max }: ValueSpread): { readonly label: string; readonly games: number }[] {
  const width = Math.max(1, Math.ceil((max - min + 1) / MOST_BARS));
  const bars = Array.from({ length: Math.floor((max - min) / width) + 1 }, (_, index) => {
    const low = min + index * width;
    return { label: width === 1 ? String(low) : `${low}–${low + width - 1}`, games: 0 };
  });
  for (const [value, games] of counts) {
    const bar = bars[Math.floor((value - min) / width)];
    if (bar !== undefined) bar.games += games;
  }
  return bars;
}

function histogram(name: string, spread: ValueSpread): string {
  const bars = ranges(spread);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const wide = 300 / bars.length;
  const drawn = bars.map(({ label, games }, index) => {
    const height = (games / most) * 100;
    return `<rect class="bar" x="${(index * wide + 1).toFixed(1)}" y="${(108 - height).toFixed(1)}" width="${Math.min(40, wide - 2).toFixed(1)}" height="${height.toFixed(1)}"><title>${label}: ${games} games</title></rect>`;
  });
  const ends = bars.length === 1 ? `<text x="0" y="124">${bars[0]?.label ?? ''}</text>` : `<text x="0" y="124">${bars[0]?.label ?? ''}</text><text x="300" y="124" text-anchor="end">${bars.at(-1)?.label ?? ''}</text>`;
  const told = `${escape(name)}: ${spread.mean} on average, median ${spread.median}, ${spread.min} to ${spread.max}`;
  const rows = bars.map(({ label, games }) => `<tr><td>${label}</td><td>${games}</td></tr>`).join('');
  return `<section class="panel"><h3>${escape(name)}</h3><p>mean ${spread.mean} · median ${spread.median} · ${spread.min} to ${spread.max}</p><svg viewBox="0 0 300 128" role="img" aria-label="${told}">${drawn.join('')}<line class="axis" x1="0" x2="300" y1="108.5" y2="108.5"/>${ends}</svg><details><summary>Figures</summary><table><thead><tr><th scope="col">Value</th><th scope="col">Games</th></tr></thead><tbody>${rows}</tbody></table></details></section>`;
}

function countTable(caption: string, record: Readonly<Record<string, number>>, of: number): string {
  const rows = Object.entries(record).sort(([, a], [, b]) => b - a).map(([name, games]) => {
    const share = of === 0 ? 0 : games / of;
    return `<tr><td>${escape(name)}</td><td>${games}</td><td>${percent(share)}</td><td class="plot"><svg viewBox="0 0 160 12" aria-hidden="true"><rect class="bar" x="0" y="1" height="10" width="${(share * 160).toFixed(1)}"/></svg></td></tr>`;
  });
  return `<div class="panel"><table><caption>${caption}</caption><thead><tr><th scope="col">Name</th><th scope="col">Games</th><th scope="col">Share</th><th scope="col"><span aria-hidden="true">0 to 100 %</span></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function effectPlot({ value, low, high }: Estimate, reach: number): string {
  const x = (at: number): string => (80 + Math.max(-1, Math.min(1, at / reach)) * 76).toFixed(1);
  const tone = low > 0 ? ' good' : high < 0 ? ' bad' : '';
  return `<svg viewBox="0 0 160 14" aria-hidden="true"><line class="axis" x1="80" x2="80" y1="0" y2="14"/><line class="range${tone}" x1="${x(low)}" x2="${x(high)}" y1="7" y2="7"/><circle class="dot${tone}" cx="${x(value)}" cy="7" r="3.5"/></svg>`;
}

function cardTable(kind: string, cards: readonly CardBalance[], reach: number): string {
  const checks = cards.some(({ passed, partial, failed }) => passed + partial + failed > 0);
  const options = cards.some((card) => Object.keys(card.options).length > 0);
  const rows = cards.map((card) => {
    const { effect } = card;
    const results = checks ? `<td>${card.passed}</td><td>${card.partial}</td><td>${card.failed}</td>` : '';
    const picked = options ? `<td class="options">${Object.entries(card.options).sort(([, a], [, b]) => b - a).map(([label, times]) => `${escape(label)}: ${times}`).join('<br>')}</td>` : '';
    const told = effect === undefined ? '<td>–</td><td></td>' : `<td>${points(effect.value)} (${points(effect.low)} to ${points(effect.high)})</td><td class="plot">${effectPlot(effect, reach)}</td>`;
    return `<tr><td>${escape(card.title)}</td><td>${card.games}</td><td>${card.drawn}</td><td>${card.chosen}</td>${results}${picked}${told}</tr>`;
  });
  const heads = ['Card', 'Games', 'Drawn', 'Chosen', ...(checks ? ['Passed', 'Partly', 'Failed'] : []), ...(options ? ['Options picked'] : []), 'Effect in points'];
  return `<div class="panel"><table><caption>${escape(kind)}</caption><thead><tr>${heads.map((head) => `<th scope="col"${head === 'Options picked' ? ' class="options"' : ''}>${head}</th>`).join('')}<th scope="col">−${(reach * 100).toFixed(0)} to +${(reach * 100).toFixed(0)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div><br>`;
}

/** The page; the same report gives the same page. */
export function reportPage(facts: PageFacts, report: SimulationReport, balance: Balance): string {
  const { winRate, side } = balance;
  const kinds = [...new Set(balance.cards.map(({ kind }) => kind))];
  const largest = Math.max(0.05, ...balance.cards.flatMap(({ effect }) => (effect === undefined ? [] : [Math.abs(effect.value)])));
  const reach = Math.ceil(Math.min(1, largest * 2) * 20) / 20;
  const varying = Object.entries(balance.values).filter(([, { min, max }]) => min !== max);
  const failures = report.errors.length === 0 ? '' : `<p><strong>${report.errors.length} games failed</strong> and count in no figure.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Balance of ${escape(facts.title)}</title><style>${STYLE}</style></head><body><main>
<h1>Balance of ${escape(facts.title)}</h1><p>Version ${escape(facts.version)} · ${report.finished} games of ${facts.players} players · bots: ${escape(facts.bots)} · seed ${escape(facts.seed)} · hash ${report.hash}</p>${failures}
<h2>Who won</h2><div class="panel"><p class="big">${percent(winRate.value)}</p><p>of the games were won by ${escape(side)}; ${percent(winRate.low)} to ${percent(winRate.high)} with 95 % confidence.</p></div><br>
<div class="grid" style="grid-template-columns:repeat(auto-fit,minmax(24rem,1fr))">${countTable('Wins by side', report.wins, report.finished)}${countTable('Endings', report.endings, report.finished)}</div>
<h2>How the games went</h2><p>Each value as it stood at the end of the game; “announced” counts how often an event happened in a game.</p><div class="grid">${varying.map(([name, spread]) => histogram(name, spread)).join('')}</div>
<h2>Cards</h2><p>Effect: how many percentage points more often ${escape(side)} won when the card came up than when it did not, with the 95 % interval. It is no cause: a card that comes up late only comes up in long games. Of twenty intervals one misses by chance.</p>${kinds.map((kind) => cardTable(kind, balance.cards.filter((card) => card.kind === kind), reach)).join('')}
</main></body></html>
`;
}
