// <dradis-odds>: what comes of this position when it is played on many times: how to ask, how far it is, and the answers as
// plots. Must not play.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../distribution/distribution-element.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { columnStyles } from '../tokens/column-styles.js';
import { formStyles } from '../tokens/form-styles.js';

/** How often something came out, and the first run in which it did. */
export interface OddsBar {
  /** What came out. */
  readonly label: string;
  /** In how many runs it did. */
  readonly count: number;
  /** The first run in which it did, for `dradis-odds-open`. */
  readonly run: number;
}

/** A question and its answers. */
export interface OddsPlot {
  /** Unique among the plots. */
  readonly id: string;
  /** The question. */
  readonly heading: string;
  /** The answers. */
  readonly bars: readonly OddsBar[];
  /** Label of the bar that is so now; undefined for none. */
  readonly here: string | undefined;
}

/** What is asked. `until` is an id of `ends`. */
export interface OddsWish {
  /** Where runs end. */
  readonly until: string;
  /** How many are to be played. */
  readonly runs: number;
  /** Whether what nobody sees is shuffled before each run. */
  readonly decks: 'as-they-lie' | 'shuffled';
  /** The same seed gives the same runs. */
  readonly seed: string;
  /** Expressions, one a line. */
  readonly watches: readonly string[];
}

/** How far it is; `games` is what the plots so far are of. */
export interface OddsProgress {
  /** Whether runs are being played. */
  readonly running: boolean;
  /** How many were played. */
  readonly done: number;
  /** How many are to be played. */
  readonly of: number;
}

const RUNS: readonly number[] = [50, 200, 1000, 5000];
const IDLE: OddsProgress = { running: false, done: 0, of: 0 };

/** Sends `dradis-odds-run` with an `OddsWish`, `dradis-odds-stop`, and `dradis-odds-open` with `{ run }` to have one run as a branch. */
@customElement('dradis-odds')
export class OddsElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    formStyles,
    css`
      form .field.short {
        flex: 0 1 110px;
      }
      form .field.long {
        flex: 1 0 150px;
      }
      progress {
        flex: 1 1 100%;
        inline-size: 100%;
        block-size: 5px;
        accent-color: var(--d-accent-line);
      }
      .plots {
        flex: 1;
        min-block-size: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
        gap: var(--d-3);
        align-content: start;
        padding: var(--d-2) var(--d-3) var(--d-3);
      }
      .problem {
        margin: var(--d-2) var(--d-3);
        padding: var(--d-1) var(--d-2);
        border-inline-start: 3px solid var(--d-cylon);
        background: var(--d-danger-ground);
      }
      .note {
        flex: 1 1 100%;
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
    `,
  ];

  /** Where runs may end. */
  @property({ attribute: false }) ends: readonly { readonly id: string; readonly label: string }[] = [];
  /** What came out; empty before the first run. */
  @property({ attribute: false }) plots: readonly OddsPlot[] = [];
  /** Runs that the plots are of. */
  @property({ type: Number }) games = 0;
  /** How far it is. */
  @property({ attribute: false }) progress: OddsProgress = IDLE;
  /** Why nothing can be asked, or what went wrong; undefined when nothing did. */
  @property({ attribute: false }) problem: string | undefined;
  /** Runs that failed, in words; undefined when none did. */
  @property({ attribute: false }) failed: string | undefined;
  /** Whether the plots are of another position than the one at the cursor. */
  @property({ type: Boolean }) stale = false;

  @state() private watching = false;

  override render(): TemplateResult {
    const { progress } = this;
    return html`<form aria-label="What to ask" @submit=${this.#run}>
        <span class="field"><select name="until" aria-label="Play on until">${this.ends.map(({ id, label }) => html`<option value=${id}>${label}</option>`)}</select></span>
        <span class="field short"><select name="runs" aria-label="How many times">${RUNS.map((runs) => html`<option value=${runs} ?selected=${runs === 200}>${runs.toLocaleString('en')} times</option>`)}</select></span>
        <span class="field long"><select name="decks" aria-label="Decks"><option value="shuffled">decks shuffled</option><option value="as-they-lie">decks as they lie</option></select></span>
        <button type="button" aria-pressed=${this.watching ? 'true' : 'false'} @click=${() => { this.watching = !this.watching; }}>Also ask</button>
        ${progress.running ? html`<button type="button" @click=${() => { this.emit('dradis-odds-stop', {}); }}>Stop</button>` : html`<button class="primary">Play on</button>`}
        ${this.watching ? html`<span class="field" style="flex-basis: 100%"><input class="mono" name="watch" autocomplete="off" spellcheck="false" placeholder="level of fuel; distance" aria-label="Expressions at the end of each run, parted by semicolons" /></span>` : nothing}
        ${progress.running ? html`<progress aria-label="Runs played" max=${Math.max(1, progress.of)} value=${progress.done}></progress>` : nothing}
        <span class="note" role="status">${progress.running ? `${String(progress.done)} of ${String(progress.of)} runs` : this.stale && this.games > 0 ? 'These are the odds of an earlier position; play on for those of this one.' : this.games > 0 ? `${String(this.games)} runs; everybody answers by chance.` : ''}${this.failed === undefined ? nothing : html` ${this.failed}`}</span>
      </form>
      ${this.problem === undefined ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
      ${this.plots.length === 0 ? html`<p class="empty">Here stands what comes of this position: who wins, how the game ends, what resources are left. Play on as often as you like; the page goes on meanwhile.</p>` : html`<div class="plots scroll" role="region" tabindex="0" aria-label="Odds">${this.plots.map((plot) => this.#plot(plot))}</div>`}`;
  }

  #plot({ id, heading, bars, here }: OddsPlot): TemplateResult {
    const at = here === undefined ? -1 : bars.findIndex(({ label }) => label === here);
    return html`<dradis-distribution data-plot=${id} heading=${heading} .bars=${bars.map(({ label, count }) => ({ label, count }))} .total=${this.games} .here=${at < 0 ? undefined : at} choosable="Open one" @dradis-bar=${(event: CustomEvent<{ index: number }>) => {
      event.stopPropagation();
      const bar = bars[event.detail.index];
      if (bar !== undefined) this.emit('dradis-odds-open', { run: bar.run });
    }}></dradis-distribution>`;
  }

  #run(event: Event): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
    const wish: OddsWish = { until: text('until'), runs: Number(text('runs')), decks: text('decks') === 'as-they-lie' ? 'as-they-lie' : 'shuffled', seed: 'odds', watches: text('watch').split(';').map((one) => one.trim()).filter((one) => one !== '') };
    this.emit('dradis-odds-run', wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-odds': OddsElement;
  }
}
