// <dradis-distribution>: how often each outcome came, as columns of a plot and as a table. Must not count.
import { css, html, nothing, svg, type CSSResultGroup, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** An outcome, or a value. */
export interface DistributionBar {
  /** What it is called. */
  readonly label: string;
  /** Games, or 1 of `total` equal chances. */
  readonly count: number;
  /** What came of it, for the table; undefined when the label says it all. */
  readonly detail?: string;
}

const WIDTH = 300;
const HEIGHT = 64;
/** Width of a column at most. */
const WIDEST = 46;
/** Columns that are drawn; the table has all of them. */
const MOST_COLUMNS = 40;
/** Below this width of a column in the box of the plot there is no room for its label. */
const LEAST_LABEL = 13;
/** Rows that are drawn of outcomes in words. */
const MOST_ROWS = 8;

/** A share of one as people read it: whole percents, and tenths below ten. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value === 0 || value >= 9.95 ? String(Math.round(value)) : value.toFixed(1)} %`;
}

/** Mean and the middle eight tenths of bars whose labels are numbers in order; empty for others. */
function middle(bars: readonly DistributionBar[]): string {
  const values = bars.map(({ label }) => Number(label));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  if (all === 0 || values.some((value, index) => bars[index]?.label.trim() === '' || !Number.isFinite(value) || value < (values[index - 1] ?? -Infinity))) return '';
  const mean = bars.reduce((sum, { count }, index) => sum + count * (values[index] ?? 0), 0) / all;
  const at = (share: number): string => {
    let passed = 0;
    return bars.find(({ count }) => (passed += count) >= share * all)?.label ?? '';
  };
  return `mean ${mean.toFixed(1)}, eight of ten from ${at(0.1)} to ${at(0.9)}`;
}

/** Bars of numbers in order, of words as they come. A click on a bar, or its button in the table, sends `dradis-bar` with `{ index }` when `choosable`. */
@customElement('dradis-distribution')
export class DistributionElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
      }
      figcaption {
        display: flex;
        gap: var(--d-2);
        align-items: baseline;
        font-weight: 600;
      }
      figcaption small {
        font-weight: 400;
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
      svg {
        display: block;
        inline-size: 100%;
        block-size: 78px;
        margin-block: 4px 2px;
      }
      .rows {
        margin-block: 4px 2px;
        display: grid;
        gap: 3px;
      }
      .rows div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 84px 46px;
        gap: var(--d-2);
        align-items: center;
        font-size: var(--d-size-s);
        line-height: 1.25;
      }
      .rows span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .rows b {
        text-align: end;
        font-weight: 400;
        white-space: nowrap;
      }
      .rows i {
        block-size: 9px;
        background: linear-gradient(90deg, var(--d-changed) var(--share), transparent 0);
        border-block-end: 1px solid var(--d-line);
      }
      rect {
        fill: var(--d-changed);
      }
      rect.here {
        fill: var(--d-accent-line);
      }
      .choosable rect,
      .rows.choosable div {
        cursor: pointer;
      }
      .choosable rect:hover,
      .rows.choosable div:hover i {
        opacity: 0.75;
      }
      line {
        stroke: var(--d-line);
      }
      text {
        fill: var(--d-dim);
        font: 9px var(--d-sans);
        text-anchor: middle;
      }
      summary {
        cursor: pointer;
        inline-size: fit-content;
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
      summary:focus-visible {
        outline: 2px solid var(--d-accent-line);
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--d-size-s);
      }
      th,
      td {
        text-align: start;
        padding: 2px var(--d-1);
        border-block-end: 1px solid var(--d-line);
        vertical-align: top;
        overflow-wrap: anywhere;
      }
      thead th {
        font-weight: 400;
        color: var(--d-dim);
      }
      tbody th {
        font-weight: 600;
      }
      .number {
        text-align: end;
        white-space: nowrap;
        inline-size: 1%;
      }
      button {
        min-block-size: 24px;
        padding: 0 6px;
      }
      @media (forced-colors: active) {
        rect {
          fill: CanvasText;
        }
        rect.here {
          fill: Highlight;
        }
        text {
          fill: CanvasText;
        }
      }
    `,
  ];

  /** What the bars are of. */
  @property() heading = '';
  /** The outcomes or values. */
  @property({ attribute: false }) bars: readonly DistributionBar[] = [];
  /** What the counts are of: games, or equal chances. */
  @property({ type: Number }) total = 0;
  /** Whether the shares are probabilities, not counts of games that were played. */
  @property({ type: Boolean }) exact = false;
  /** Index of the bar that is the present value; undefined for none. */
  @property({ attribute: false }) here: number | undefined;
  /** Whether the table stands open. */
  @property({ type: Boolean }) open = false;
  /** What a bar can be chosen for, as `Open one`; empty when it cannot. */
  @property() choosable = '';

  override render(): TemplateResult {
    const { bars, total } = this;
    if (bars.length === 0 || total <= 0) return html`<p class="empty">${this.heading === '' ? '' : `${this.heading}: `}Here stands how often each outcome comes, once something was counted.</p>`;
    const most = Math.max(...bars.map(({ count }) => count), 1);
    const likely = bars.find(({ count }) => count === most);
    const note = this.exact ? 'exact' : `${total.toLocaleString('en')} ${total === 1 ? 'game' : 'games'}`;
    const numbers = middle(bars);
    return html`<figure><figcaption>${this.heading}<small>${note}${numbers === '' ? '' : ` · ${numbers}`}</small></figcaption>
      ${this.#plot(most, `${this.heading}: ${String(bars.length)} outcomes, ${note}; most likely ${likely?.label ?? ''} with ${percent(most / total)}${numbers === '' ? '' : `; ${numbers}`}`)}
      <details ?open=${this.open}><summary>Table</summary><table><thead><tr><th scope="col">Outcome</th>${bars.some(({ detail }) => detail !== undefined) ? html`<th scope="col">What happens</th>` : nothing}<th scope="col" class="number">${this.exact ? 'Chance' : 'Share'}</th>${this.exact ? nothing : html`<th scope="col" class="number">Games</th>`}${this.choosable === '' ? nothing : html`<th scope="col"><span class="for-readers">Choose</span></th>`}</tr></thead>
        <tbody>${bars.map((bar, index) => this.#row(bar, index))}</tbody></table></details></figure>`;
  }

  /** Words do not fit under columns: they stand beside rows. */
  #plot(most: number, words: string): TemplateResult {
    const { bars, total } = this;
    const room = WIDTH / bars.length / 4.6;
    if (bars.every(({ label }) => label.length <= Math.max(room, 3)) || bars.length === 1) return html`<svg class=${this.choosable === '' ? '' : 'choosable'} viewBox="0 0 ${WIDTH} ${HEIGHT + 14}" preserveAspectRatio="xMidYMid meet" role="img" aria-label=${words}>${this.#columns(most)}</svg>`;
    return html`<div class="rows ${this.choosable === '' ? '' : 'choosable'}" role="img" aria-label=${words}>${bars.slice(0, MOST_ROWS).map(({ label, count }, index) => html`<div @click=${() => { this.#choose(index); }}><span title=${label}>${label}</span><i style="--share: ${(count / most) * 100}%"></i><b>${percent(count / total)}</b></div>`)}${bars.length > MOST_ROWS ? html`<div><span>${bars.length - MOST_ROWS} more in the table</span></div>` : nothing}</div>`;
  }

  #columns(most: number): SVGTemplateResult[] {
    const bars = this.bars.slice(0, MOST_COLUMNS);
    const wide = WIDTH / bars.length;
    const labels = bars.every(({ label }) => label.length * 5 < wide) || wide >= LEAST_LABEL;
    return [
      svg`<line x1="0" x2=${WIDTH} y1=${HEIGHT} y2=${HEIGHT} />`,
      ...bars.map(({ label, count }, index) => {
        const height = (count / most) * (HEIGHT - 12);
        const x = index * wide;
        const fits = Math.floor(wide / 4.6);
        return svg`<rect class=${index === this.here ? 'here' : ''} @click=${() => { this.#choose(index); }} x=${x + (wide - Math.min(WIDEST, wide * 0.76)) / 2} width=${Math.min(WIDEST, wide * 0.76)} y=${HEIGHT - height} height=${height}><title>${label}: ${percent(count / this.total)}</title></rect>
          ${wide >= 24 && count > 0 ? svg`<text x=${x + wide / 2} y=${HEIGHT - height - 3}>${percent(count / this.total)}</text>` : ''}
          ${labels ? svg`<text x=${x + wide / 2} y=${HEIGHT + 11}>${label.length > fits ? `${label.slice(0, Math.max(1, fits - 1))}…` : label}</text>` : ''}`;
      }),
    ];
  }

  /** For the mouse; the table has a button for everybody. */
  #choose(index: number): void {
    if (this.choosable !== '' && (this.bars[index]?.count ?? 0) > 0) this.emit('dradis-bar', { index });
  }

  #row({ label, count, detail }: DistributionBar, index: number): TemplateResult {
    return html`<tr><th scope="row">${label}${index === this.here ? ' (now)' : ''}</th>${this.bars.some((bar) => bar.detail !== undefined) ? html`<td>${detail ?? ''}</td>` : nothing}<td class="number">${percent(count / this.total)}</td>${this.exact ? nothing : html`<td class="number">${count}</td>`}
      ${this.choosable === '' ? nothing : html`<td class="number">${count === 0 ? nothing : html`<button aria-label="${this.choosable}: ${label}" @click=${() => { this.#choose(index); }}>${this.choosable}</button>`}</td>`}</tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-distribution': DistributionElement;
  }
}
